import type { WithdrawalOrderDetail } from '@corridor/core';
import { composeStories } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import { fn, userEvent } from 'storybook/test';
import { describe, expect, it, vi } from 'vitest';
import { PATIENCE } from '../../../testing/patience';
import * as stories from './WithdrawalOrderForm.stories';

const { LostAnswer, NoSuchOrder, Priced } = composeStories(stories);

vi.setConfig({ testTimeout: 300_000 });

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }, PATIENCE));
const accepted = (onAccepted: ReturnType<typeof fn>) =>
  waitFor(() => expect(onAccepted).toHaveBeenCalledOnce(), PATIENCE);

describe('WithdrawalOrderForm', () => {
  it('takes the bank account of the account that pays, with the fee beside the amount', async () => {
    await Priced.run();
    const to = screen.getByRole<HTMLInputElement>('combobox', { name: /^Withdrawal account/ });
    expect(to.value).toMatch(/USD •••• \w{4}$/);
    await screen.findByText(/250\.13/, undefined, PATIENCE);
  });

  it('finds a withdrawal whose answer was lost', () => LostAnswer.run());

  it('sends one again that never arrived, under one request id', async () => {
    const onAccepted = fn<(order: WithdrawalOrderDetail) => void>();
    const onPendingChange = fn<(pending: string | null) => void>();
    await NoSuchOrder.run({ args: { ...NoSuchOrder.args, onAccepted, onPendingChange } });
    const first = onPendingChange.mock.lastCall?.[0] ?? '';
    await press('Resend request');
    await accepted(onAccepted);
    const kept = onPendingChange.mock.calls.flat().filter((text) => text !== null);
    expect(new Set(kept)).toEqual(new Set([first]));
    expect(onPendingChange.mock.lastCall).toEqual([null]);
  });
});
