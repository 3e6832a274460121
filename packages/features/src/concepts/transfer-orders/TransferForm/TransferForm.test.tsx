import type { TransferOrder } from '@corridor/core';
import { composeStories, composeStory } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import { fn, userEvent } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './TransferForm.stories';

const { NoSuchOrder, Priced, Success } = composeStories(stories);

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('TransferForm', () => {
  it('is not drawn for a reader who may not order', async () => {
    await composeStory({ parameters: { operator: 'viewer' } }, stories.default).run();
    await screen.findByText('You don’t have permission');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('sends a transfer again that never arrived under one request id, and tells the host until it is known', async () => {
    const onAccepted = fn<(order: TransferOrder) => void>();
    const onPendingChange = fn<(pending: string | null) => void>();
    await NoSuchOrder.run({ args: { ...NoSuchOrder.args, onAccepted, onPendingChange } });
    expect(JSON.parse(onPendingChange.mock.lastCall?.[0] ?? '{}')).toMatchObject({
      requestId: expect.any(String),
      input: { amount: { amount: '250.00', currency: 'USD' } },
    });
    const kept = onPendingChange.mock.lastCall?.[0];
    await press('Resend request');
    await waitFor(() => expect(onAccepted).toHaveBeenCalledOnce());
    expect(new Set(onPendingChange.mock.calls.flat())).toEqual(new Set([kept, null]));
    expect(onPendingChange.mock.lastCall).toEqual([null]);
  });

  it('offers the transfer, its transactions and another one once it is booked', async () => {
    const args = { onOpenOrder: fn<(id: string) => void>(), onOpenTransaction: fn<(id: string) => void>() };
    const onAccepted = fn<(order: TransferOrder) => void>();
    await Success.run({ args: { ...Success.args, ...args, onAccepted } });
    const order = onAccepted.mock.calls[0]?.[0];
    await press('Open order');
    expect(args.onOpenOrder).toHaveBeenCalledWith(order?.id);
    for (const button of screen.getAllByRole('button', { name: /^Open: / })) await userEvent.click(button);
    expect(args.onOpenTransaction.mock.calls.flat()).toEqual([order?.outTransactionId, order?.inTransactionId]);
    await press('New transfer');
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Amount/ })).value).toBe('');
  });

  it('is reviewed and confirmed by keyboard alone', async () => {
    const onAccepted = fn<(order: TransferOrder) => void>();
    await Priced.run({ args: { ...Priced.args, onAccepted } });
    screen.getByRole('textbox', { name: /^Amount/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Review the transfer'));
    const confirm = screen.getByRole('button', { name: 'Confirm transfer' });
    for (let steps = 0; document.activeElement !== confirm && steps < 10; steps += 1) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onAccepted).toHaveBeenCalledOnce());
  });
});
