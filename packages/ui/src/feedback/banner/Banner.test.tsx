// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { Banner } from './Banner';
import * as stories from './Banner.stories';

const { Danger, Warning, Dismissable } = composeStories(stories);
afterEach(cleanup);

describe('Banner', () => {
  describeConformance(Banner, { props: { title: 'Note', children: 'Words' }, ref: HTMLDivElement });

  it('interrupts for a danger and waits its turn for the rest', () => {
    renderThemed(<Danger />);
    expect(screen.getByRole('alert').textContent).toContain('may have been accepted');
    cleanup();
    renderThemed(<Warning />);
    expect(screen.getByRole('status').textContent).toContain('Proof of address');
  });

  it('says its tone in words', () => {
    renderThemed(<Warning />);
    expect(screen.getByRole('img', { name: 'Warning' })).toBeTruthy();
  });

  it('can be dismissed', async () => {
    const dismiss = vi.fn();
    renderThemed(<Dismissable onDismiss={dismiss} />);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(dismiss).toHaveBeenCalledOnce();
  });
});
