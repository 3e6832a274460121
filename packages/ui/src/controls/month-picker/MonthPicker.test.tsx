// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { axeFindings } from '../../testing/axe';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { MonthPicker } from './MonthPicker';
import * as stories from './MonthPicker.stories';

const { Default, Limits, InField } = composeStories(stories);
afterEach(cleanup);

const cell = (name: string) => screen.getByRole('gridcell', { name });

describe('MonthPicker', () => {
  describeConformance(MonthPicker, { props: { 'aria-label': 'Period' }, ref: HTMLButtonElement });

  it('opens on the chosen month, moves by arrows across years, and gives the focus back', async () => {
    const change = vi.fn();
    renderThemed(<Default onChange={change} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(cell('March 2024'));
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    expect(document.activeElement).toBe(cell('November 2023'));
    await userEvent.keyboard('{PageDown}{Home}{ArrowRight}{Enter}');
    expect(change.mock.calls).toEqual([['2024-11']]);
    expect(screen.queryByRole('grid')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Period/ }));
  });

  it('gives axe nothing to find when open', async () => {
    renderThemed(<Default />);
    await userEvent.click(screen.getByRole('button'));
    expect(await axeFindings(document.body)).toEqual([]);
  });

  it('turns arrows round in right-to-left text', async () => {
    renderThemed(<Default />, { dir: 'rtl' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowLeft}');
    expect(document.activeElement).toBe(cell('April 2024'));
  });

  it('stays within its limits', async () => {
    const change = vi.fn();
    renderThemed(<Limits onChange={change} />);
    await userEvent.click(screen.getByRole('button', { name: /^Period/ }));
    expect(screen.getByRole('button', { name: 'Next year' }).hasAttribute('disabled')).toBe(true);
    await userEvent.click(cell('June 2024'));
    expect(change).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(change.mock.calls).toEqual([['2024-05']]);
  });

  it('is named by its field and its value', () => {
    renderThemed(<InField />);
    expect(screen.getByRole('button', { name: 'Statement period March 2024' })).toBeTruthy();
  });
});
