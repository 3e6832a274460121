import type { GatewayClient, PaymentOrderDetail } from '@corridor/core';
import { composeStories, composeStory } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import { fn, userEvent } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { AlteredGateway } from '../../../testing/AlteredGateway';
import meta, * as stories from './PaymentOrderForm.stories';
import type { NewBeneficiaryProps } from './paymentShape';

const { Exchanged, Priced, RateTooOld, Success } = composeStories(stories);

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
// Another test may have made the same payment.
const payAgain = async () => {
  const again = screen.queryByRole('checkbox', { name: 'Pay it once more' });
  if (again) await userEvent.click(again);
};
const accepted = (onAccepted: ReturnType<typeof fn>) => waitFor(() => expect(onAccepted).toHaveBeenCalledOnce());

/** Beneficiaries as they were kept before banks asked for their town. */
const withoutTown = (gateway: GatewayClient): GatewayClient => {
  const get: typeof gateway.beneficiaries.get = async (...asked) => ({
    ...(await gateway.beneficiaries.get(...asked)),
    gap: 'address',
  });
  return { ...gateway, beneficiaries: { ...gateway.beneficiaries, get } };
};

describe('PaymentOrderForm', () => {
  it('says at once that an address is incomplete, offers to complete it, and reviews nothing before', async () => {
    const { render, args } = stories.Priced;
    const Incomplete = composeStory(
      { args, render: (...given) => <AlteredGateway change={withoutTown}>{render?.(...given)}</AlteredGateway> },
      meta,
    );
    const newBeneficiary = ({ target }: NewBeneficiaryProps) => <p>{target?.kind}</p>;
    await Incomplete.run({ args: { ...Incomplete.args, newBeneficiary } });
    await screen.findByText('Address incomplete: SWIFT payments need town and country');
    await press('Review');
    expect(screen.queryByRole('heading', { name: 'Review the payment' })).toBeNull();
    await press('Edit beneficiary');
    expect((await screen.findByRole('dialog', { name: 'Edit beneficiary' })).textContent).toContain('edit');
  });

  it('says that the rate is too old, and takes the order once there is a new one', async () => {
    const onAccepted = fn();
    await RateTooOld.run({ args: { ...RateTooOld.args, onAccepted } });
    await payAgain();
    await press('Confirm payment');
    await waitFor(() => expect(onAccepted).toHaveBeenCalledOnce());
  });

  it('warns of the same payment within 24 hours, and asks before it is made again', async () => {
    await Success.run();
    await press('Pay again');
    await screen.findByText('Fee the beneficiary pays');
    await press('Review');
    await screen.findByText(/was paid .*100\.00.* within the last 24 hours$/);
    const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm payment' });
    expect(confirm.disabled).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pay it once more' }));
    expect(confirm.disabled).toBe(false);
  });

  it('shows the price before the reference is written, and keeps it while that is typed', async () => {
    await Priced.run({ args: { ...Priced.args, initial: { reference: '' } } });
    await press('Review');
    await screen.findByText('Enter a reference');
    const reference = screen.getByRole<HTMLInputElement>('textbox', { name: /^Reference/ });
    await userEvent.click(reference);
    await userEvent.paste('\u200bInvoice\u00a0١٧');
    screen.getByText('Fee the beneficiary pays');
    await userEvent.tab();
    expect(reference.value).toBe('Invoice 17');
    await press('Review');
    screen.getByRole('heading', { name: 'Review the payment' });
  });

  it('pays out of another currency exactly what is to arrive, at the quote that was reviewed', async () => {
    const onAccepted = fn<(order: PaymentOrderDetail) => void>();
    await Exchanged.run({ args: { ...Exchanged.args, onAccepted } });
    await payAgain();
    await press('Confirm payment');
    await accepted(onAccepted);
    const order = onAccepted.mock.lastCall?.[0];
    expect(order).toMatchObject({ fixedSide: 'received', received: { amount: '100.00', currency: 'EUR' } });
    expect([order?.debited.currency, order?.exchange?.sell.currency]).toEqual(['USD', 'USD']);
  });

  it('is reviewed and confirmed by keyboard alone', async () => {
    const onAccepted = fn<(order: PaymentOrderDetail) => void>();
    await Priced.run({ args: { ...Priced.args, onAccepted } });
    screen.getByRole('textbox', { name: /^Amount sent/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Review the payment'));
    screen.queryByRole('checkbox', { name: 'Pay it once more' })?.focus();
    await userEvent.keyboard(' ');
    const confirm = screen.getByRole('button', { name: 'Confirm payment' });
    for (let steps = 0; document.activeElement !== confirm && steps < 10; steps += 1) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await accepted(onAccepted);
  });
});
