// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import { forwardRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { Link } from './Link';
import * as stories from './Link.stories';
import { type LinkComponent, LinkProvider } from './LinkElement';

const { Default, External } = composeStories(stories);

const Routed = forwardRef<HTMLAnchorElement>(function Routed(props, ref) {
  return <a ref={ref} data-routed="" {...props} />;
}) satisfies LinkComponent;

afterEach(cleanup);

describe('Link', () => {
  describeConformance(Link, { props: { href: '#', children: 'Orders' }, ref: HTMLAnchorElement });

  it('is drawn by the router of the host when it stays in the product', () => {
    renderThemed(
      <LinkProvider component={Routed}>
        <Default />
        <External />
      </LinkProvider>,
    );
    expect(screen.getByRole('link', { name: 'Payment orders' }).hasAttribute('data-routed')).toBe(true);
    expect(screen.getByRole('link', { name: /^Terms/ }).hasAttribute('data-routed')).toBe(false);
  });

  it('says that it opens a new tab and hands nothing to it', () => {
    renderThemed(<External />);
    const link = screen.getByRole('link', { name: 'Terms (opens in a new tab)' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });
});
