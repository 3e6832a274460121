import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './CardAuthorizations.stories';

const { Default, DeclinedBlocked, DeclinedNoMoney, DeclinedOverLimit, Failed, HeldInPart, Loading, ReversalRecord } =
  composeStories(stories);

vi.setConfig({ testTimeout: 120_000 });
const PATIENCE = { timeout: 30_000 };

describe('CardAuthorizations', () => {
  it('says that it is loading', async () => {
    await Loading.run();
    await screen.findByRole('status', { name: 'Loading authorizations' }, PATIENCE);
  });

  it('says what went wrong, with a second try', async () => {
    await Failed.run();
    expect(screen.getByRole('alert').textContent).toContain('Service currently unavailable');
  });

  it('opens by Enter, closes by Escape, and gives the focus back', async () => {
    await Default.run();
    const [, row] = screen.getAllByRole('button', { name: /USD/ });
    row?.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', undefined, PATIENCE);
    await within(dialog).findByText('Still on hold', undefined, PATIENCE);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(row));
  });

  it('adds up to what is still held', async () => {
    await HeldInPart.run();
    const sum = screen.getByText('Authorized', { selector: 'dt' }).closest('dl');
    expect([...(sum?.querySelectorAll('dt, dd') ?? [])].map((cell) => cell.textContent)).toEqual([
      'Authorized',
      '100.00 USD',
      'Reversed',
      '−25.00 USD',
      'Cleared',
      '−45.00 USD',
      'Still on hold',
      '30.00 USD',
    ]);
  });

  it('goes from a reversal to the payment that it is about', async () => {
    await ReversalRecord.run();
    await userEvent.click(screen.getByRole('button', { name: 'Open that payment' }));
    await screen.findByText(/^The merchant reversed the full amount/, undefined, PATIENCE);
  });

  it.each([
    [DeclinedBlocked, 'Unblock the card', 'Unblock this card?'],
    [DeclinedNoMoney, 'Top up the card', 'Top up this card'],
    [DeclinedOverLimit, 'Raise the card limits', 'Card limits'],
  ])('leads to the remedy and back: %#', async (story, button, title) => {
    await story.run();
    await userEvent.click(screen.getByRole('button', { name: button }));
    const remedy = await screen.findByRole('dialog', { name: title }, PATIENCE);
    await waitFor(() => expect(remedy.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
    const dialog = screen.getByRole('dialog', { name: 'Harbor Fuel 118' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  });
});
