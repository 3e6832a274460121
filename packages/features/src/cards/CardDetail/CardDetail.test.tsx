import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as stories from './CardDetail.stories';

const { AskingForNumber, Failed, NumberShown, TopUpUnknown } = composeStories(stories);

vi.setConfig({ testTimeout: 120_000 });
const PATIENCE = { timeout: 30_000 };

const dialog = () => screen.getByRole('dialog');
const number = () => screen.queryByText(/^\d{4} \d{4} \d{4} \d{4}$/);

afterEach(() => void vi.restoreAllMocks());

describe('CardDetail', () => {
  it('says what went wrong, with a second try', async () => {
    await Failed.run();
    expect(screen.getByRole('alert').textContent).toContain('Service currently unavailable');
  });

  it('is asked for a number by keyboard alone, and copies it as digits', async () => {
    await AskingForNumber.run();
    const box = within(dialog()).getByLabelText(/^Your password/);
    await waitFor(() => expect(document.activeElement).toBe(box));
    const user = userEvent.setup();
    await user.keyboard('Corridor-2026{Enter}');
    await waitFor(() => expect(number()).not.toBeNull(), PATIENCE);
    const shown = number()?.textContent ?? '';
    await user.click(within(dialog()).getByRole('button', { name: 'Copy Card number' }));
    expect(await navigator.clipboard.readText()).toBe(shown.replaceAll(' ', ''));
  });

  it('takes a number off the screen once its time is over, and when it is closed', async () => {
    await NumberShown.run();
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 61_000);
    await screen.findByText(/^The number is hidden again/, undefined, PATIENCE);
    expect(number()).toBeNull();
    expect(within(dialog()).getByLabelText<HTMLInputElement>(/^Your password/).value).toBe('');
    vi.restoreAllMocks();
    await NumberShown.run();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(number()).toBeNull();
  });

  it('sends a top-up of unknown outcome again under the same request, and offers nothing else of it to change', async () => {
    await TopUpUnknown.run();
    expect(within(dialog()).getByRole<HTMLButtonElement>('combobox', { name: /^From account/ }).disabled).toBe(true);
    const requestId = () => dialog().querySelector('code')?.textContent;
    const first = requestId();
    expect(first).toMatch(/\w{10,}/);
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Ask again' }));
    await screen.findByText('The top-up may have been booked', undefined, PATIENCE);
    expect(requestId()).toBe(first);
  });
});
