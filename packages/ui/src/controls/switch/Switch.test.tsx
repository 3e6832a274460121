// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { Switch } from './Switch';
import * as stories from './Switch.stories';

const { Default } = composeStories(stories);

afterEach(cleanup);

describe('Switch', () => {
  describeConformance(Switch, {
    props: { label: 'Freeze' },
    ref: HTMLInputElement,
    styled: (input) => input.closest('label'),
  });

  it('is a switch that Space turns on', async () => {
    renderThemed(<Default />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Freeze on a declined payment' }).checked).toBe(true);
  });
});
