import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './CardAuthorizations.stories';

const { Default, DeclinedBlocked, DeclinedNoMoney, DeclinedOverLimit, ReversalRecord } = composeStories(stories);

describe('CardAuthorizations', () => {
  it('opens by Enter, closes by Escape, and gives the focus back', async () => {
    await Default.run();
    const [, row] = screen.getAllByRole('button', { name: /USD/ });
    row?.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('Still on hold');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(row));
  });

  it('goes from a reversal to the payment that it is about', async () => {
    await ReversalRecord.run();
    await userEvent.click(screen.getByRole('button', { name: 'Open that payment' }));
    await screen.findByText(/^The merchant reversed the full amount/);
  });

  it.each([
    [DeclinedBlocked, 'Unblock the card', 'Unblock this card?'],
    [DeclinedNoMoney, 'Top up the card', 'Top up this card'],
    [DeclinedOverLimit, 'Raise the card limits', 'Card limits'],
  ])('leads to the remedy and back: %#', async (story, button, title) => {
    await story.run();
    await userEvent.click(screen.getByRole('button', { name: button }));
    const remedy = await screen.findByRole('dialog', { name: title });
    await waitFor(() => expect(remedy.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
    const dialog = screen.getByRole('dialog', { name: 'Harbor Fuel 118' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  });
});
