import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as stories from './CardDetail.stories';

const { AskingForNumber, NumberShown, ToppedUp, TopUpLost } = composeStories(stories);

const dialog = () => screen.getByRole('dialog');
const number = () => screen.queryByText(/^\d{4} \d{4} \d{4} \d{4}$/);

afterEach(() => void vi.restoreAllMocks());

describe('CardDetail', () => {
  it('is asked for a number by keyboard alone, and copies it as digits', async () => {
    await AskingForNumber.run();
    const box = within(dialog()).getByLabelText(/^Your password/);
    await waitFor(() => expect(document.activeElement).toBe(box));
    const user = userEvent.setup();
    await user.keyboard('Corridor-2026{Enter}');
    await waitFor(() => expect(number()).not.toBeNull());
    const shown = number()?.textContent ?? '';
    await user.click(within(dialog()).getByRole('button', { name: 'Copy Card number' }));
    expect(await navigator.clipboard.readText()).toBe(shown.replaceAll(' ', ''));
  });

  it('takes a number off the screen once its time is over, and when it is closed', async () => {
    await NumberShown.run();
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 61_000);
    await screen.findByText(/^The number is hidden again/);
    expect(number()).toBeNull();
    expect(within(dialog()).getByLabelText<HTMLInputElement>(/^Your password/).value).toBe('');
    vi.restoreAllMocks();
    await NumberShown.run();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(number()).toBeNull();
  });

  it('looks a lost top-up up, and books it once under the same request', async () => {
    await TopUpLost.run();
    const requestId = dialog().querySelector('code')?.textContent;
    expect(requestId).toMatch(/\w{10,}/);
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Resend request' }));
    await screen.findByRole('heading', { name: 'Top-up completed' });
  });

  it('shows what was booked until it is closed, and begins another top-up from there', async () => {
    await ToppedUp.run();
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Top up again' }));
    const amount = await within(dialog()).findByRole<HTMLInputElement>('textbox', { name: /^Amount/ });
    expect(amount.value).toBe('');
    await userEvent.type(amount, '0.5');
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Review' }));
    expect(within(dialog()).queryByText(/^The minimum is/)).not.toBeNull();
  });
});
