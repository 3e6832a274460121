import type { ExchangeOrder } from '@corridor/core';
import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { fn, userEvent } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import type { ExchangeDraft } from './draft';
import * as stories from './ExchangeOrderForm.stories';

const { BuyFixed, ChangedQuote, Default, NoSuchOrder, Priced, RateTooOld, Success } = composeStories(stories);

const side = (name: 'sell' | 'buy') =>
  screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`You ${name}`) });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const toBeAccepted = (onAccepted: ReturnType<typeof fn>) => waitFor(() => expect(onAccepted).toHaveBeenCalledOnce());

describe('ExchangeOrderForm', () => {
  it('sends nothing while the rate is too old', async () => {
    await RateTooOld.run();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm exchange' }).disabled).toBe(true);
  });

  it('fixes the side that was typed last and swaps with its currency', async () => {
    const onDraftChange = fn<(draft: ExchangeDraft) => void>();
    await Priced.run({ args: { ...Priced.args, onDraftChange } });
    await waitFor(async () => expect((await side('buy')).value).not.toBe(''));
    await userEvent.clear(await side('buy'));
    await userEvent.type(await side('buy'), '777.77');
    await waitFor(async () => expect((await side('sell')).value).toMatch(/^8\d\d\.\d\d$/));
    expect((await side('buy')).value).toBe('777.77');
    await press('Swap the currencies');
    expect((await side('sell')).value).toBe('777.77');
    const swapped = { sellCurrency: 'EUR', buyCurrency: 'USD', fixedSide: 'sell', amount: '777.77' };
    expect(onDraftChange.mock.lastCall?.[0]).toMatchObject(swapped);
  });

  it('keeps a fixed amount that was bought, to the last unit, in the order', async () => {
    const onAccepted = fn<(order: ExchangeOrder) => void>();
    await BuyFixed.run({ args: { ...BuyFixed.args, onAccepted } });
    await press('Review');
    await press('Confirm exchange');
    await toBeAccepted(onAccepted);
    expect(onAccepted.mock.calls[0]?.[0]).toMatchObject({
      fixedSide: 'buy',
      buy: { amount: '150000', currency: 'JPY' },
    });
  });

  it('shows old and new of a changed price, and goes on only after a yes, at the new one', async () => {
    const onAccepted = fn<(order: ExchangeOrder) => void>();
    await ChangedQuote.run({ args: { ...ChangedQuote.args, onAccepted } });
    const row = within(screen.getByRole('row', { name: /^You buy/ }));
    const [before, now] = row.getAllByRole('cell').map(({ textContent }) => textContent ?? '');
    expect(before).toContain('902.30');
    expect(now).not.toContain('902.30');
    await press('Accept the new quote');
    await press('Confirm exchange');
    await toBeAccepted(onAccepted);
    expect(now).toContain(onAccepted.mock.calls[0]?.[0].buy.amount ?? 'nothing');
  });

  it('sends an order again that never arrived', async () => {
    const onAccepted = fn<(order: ExchangeOrder) => void>();
    await NoSuchOrder.run({ args: { ...NoSuchOrder.args, onAccepted } });
    await press('Resend request');
    await toBeAccepted(onAccepted);
  });

  it('offers the order, its transactions and another exchange once it is accepted', async () => {
    const args = { onOpenOrder: fn<(id: string) => void>(), onOpenTransaction: fn<(id: string) => void>() };
    const onAccepted = fn<(order: ExchangeOrder) => void>();
    await Success.run({ args: { ...Success.args, ...args, onAccepted } });
    const order = onAccepted.mock.calls[0]?.[0];
    await press('Open order');
    expect(args.onOpenOrder).toHaveBeenCalledWith(order?.id);
    for (const button of screen.getAllByRole('button', { name: /^Open: / })) await userEvent.click(button);
    expect(args.onOpenTransaction.mock.calls.flat()).toEqual([order?.sellTransactionId, order?.buyTransactionId]);
    await press('New exchange');
    expect((await side('sell')).value).toBe('');
  });

  it('is filled in, reviewed and confirmed by keyboard alone', async () => {
    const onAccepted = fn<(order: ExchangeOrder) => void>();
    await Default.run({ args: { ...Default.args, onAccepted } });
    (await side('sell')).focus();
    await userEvent.keyboard('12.5');
    await screen.findByText('Total debit');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Review the exchange'));
    const confirm = screen.getByRole('button', { name: 'Confirm exchange' });
    for (let steps = 0; document.activeElement !== confirm && steps < 10; steps += 1) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await toBeAccepted(onAccepted);
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Exchange /));
  });
});
