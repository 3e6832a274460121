// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { Badge } from './Badge';
import * as stories from './Badge.stories';

const { Many, Dot } = composeStories(stories);

afterEach(cleanup);

describe('Badge', () => {
  describeConformance(Badge, { props: { count: 3, label: '3 orders' }, ref: HTMLSpanElement });

  it('stops counting at its maximum and still says the number', () => {
    renderThemed(<Many />);
    expect(screen.getByRole('img', { name: '240 orders' }).textContent).toBe('99+');
  });

  it('says what a dot means', () => {
    renderThemed(<Dot />);
    expect(screen.getByRole('img', { name: 'Unread' }).textContent).toBe('');
  });
});
