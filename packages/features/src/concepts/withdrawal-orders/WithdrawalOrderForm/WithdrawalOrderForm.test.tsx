import type { WithdrawalOrderDetail } from '@corridor/core';
import { composeStories } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import { fn, userEvent } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './WithdrawalOrderForm.stories';

const { NoSuchOrder } = composeStories(stories);

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const accepted = (onAccepted: ReturnType<typeof fn>) => waitFor(() => expect(onAccepted).toHaveBeenCalledOnce());

describe('WithdrawalOrderForm', () => {
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
