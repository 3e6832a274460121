// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { axeFindings } from '../../testing/axe';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { CommandPalette } from './CommandPalette';
import * as stories from './CommandPalette.stories';

const { Default, Closed, WithRecent, Records, Searching, Failing } = composeStories(stories);
afterEach(cleanup);

const box = () => screen.getByRole('combobox', { name: 'Command palette' });
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;
const labels = () =>
  screen.getAllByRole('option').map((option) => option.querySelector('.cr-OptionWords > span')?.textContent);

describe('CommandPalette', () => {
  describeConformance(CommandPalette, {
    props: { open: true, onClose: () => undefined, commands: [{ value: 'a', label: 'Cards' }], onRun: () => undefined },
    ref: HTMLDivElement,
  });

  it('opens on its box, moves round by arrows past what is disabled, and runs by Enter', async () => {
    const user = userEvent.setup();
    const run = vi.fn();
    renderThemed(<Closed onRun={run} />);
    const opener = screen.getByRole('button', { name: 'Search or run…' });
    await user.click(opener);
    await waitFor(() => expect(document.activeElement).toBe(box()));
    expect(active()).toContain('Dashboard');
    await user.keyboard('{ArrowUp}');
    expect(active()).toContain('Sign out');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toContain('Cards');
    await user.keyboard('{Enter}');
    expect(run.mock.calls.map(([command]) => command.value)).toEqual(['go:cards']);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('finds by words that show, by words that do not, and whatever the accents', async () => {
    const user = userEvent.setup();
    renderThemed(<Default />);
    await user.type(box(), 'remittance');
    expect(labels()).toEqual(['Payouts']);
    await user.clear(box());
    await user.type(box(), 'FREEZÉ');
    expect(labels()).toEqual(['Freeze a card']);
    expect(screen.getByText('1 found')).toBeTruthy();
    await user.type(box(), 'zzz');
    expect(screen.getByText('Nothing matches “FREEZÉzzz”')).toBeTruthy();
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });

  it('puts recent commands first and leaves out those that no longer exist', () => {
    renderThemed(<WithRecent />);
    const recent = screen.getByRole('group', { name: 'Recent' });
    expect([...recent.querySelectorAll('[role=option]')].map((row) => row.textContent)).toEqual([
      'Freeze a card',
      'Statements',
    ]);
    expect(labels().filter((label) => label === 'Statements')).toHaveLength(1);
  });

  it('adds records found elsewhere under their headings', async () => {
    const user = userEvent.setup();
    const run = vi.fn();
    renderThemed(<Records onRun={run} />);
    await user.type(box(), '4821');
    await screen.findByRole('group', { name: 'Cards' });
    await user.click(screen.getByText('•••• 4821'));
    expect(run.mock.calls.map(([command]) => command.value)).toEqual(['card:4821']);
  });

  it('says that a search is on, and that it has failed, beside what the page knows', async () => {
    const user = userEvent.setup();
    renderThemed(<Searching />);
    await user.type(box(), 'cards');
    expect(labels()).toEqual(['Cards']);
    expect(screen.getAllByText('Searching…').length).toBeGreaterThan(0);
    cleanup();
    renderThemed(<Failing />);
    await user.type(box(), 'cards');
    expect((await screen.findByRole('alert')).textContent).toContain('The search failed');
    expect(labels()).toEqual(['Cards']);
  });

  it('closes by Escape', async () => {
    const close = vi.fn();
    renderThemed(<Default onClose={close} />);
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledOnce();
  });

  it('gives axe nothing to find with groups, shortcuts and a query', async () => {
    renderThemed(<Records />);
    await userEvent.type(box(), 'a');
    await screen.findByRole('group', { name: 'Cardholders' });
    expect(await axeFindings(document.body)).toEqual([]);
  });
});
