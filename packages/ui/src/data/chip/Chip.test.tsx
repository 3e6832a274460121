// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { Chip } from './Chip';
import * as stories from './Chip.stories';
import { StatusChip } from './StatusChip';

const { Removable, Selected, Disabled } = composeStories(stories);

afterEach(cleanup);

describe('Chip', () => {
  describeConformance(Chip, { props: { children: 'EUR' }, ref: HTMLSpanElement });

  it('has a button that names what it takes away', async () => {
    const remove = vi.fn();
    const press = vi.fn();
    renderThemed(<Removable onRemove={remove} onClick={press} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Status: Blocked' }));
    expect(remove).toHaveBeenCalledOnce();
    expect(press).not.toHaveBeenCalled();
  });

  it('says whether it is on', () => {
    renderThemed(<Selected />);
    expect(screen.getByRole('button', { pressed: true, name: 'Status: Blocked' })).toBeTruthy();
  });

  it('does nothing when disabled', async () => {
    const remove = vi.fn();
    renderThemed(<Disabled onRemove={remove} />);
    await userEvent.click(screen.getByRole('button', { name: /^Remove/ }));
    expect(remove).not.toHaveBeenCalled();
  });
});

describe('StatusChip', () => {
  describeConformance(StatusChip, { props: { tone: 'success', children: 'Completed' }, ref: HTMLSpanElement });
});
