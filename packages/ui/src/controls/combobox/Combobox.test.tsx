// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { Combobox } from './Combobox';
import * as stories from './Combobox.stories';

const { ShortList, Grouped, Remote, RemoteFailed } = composeStories(stories);
afterEach(cleanup);

const box = () => screen.getByRole<HTMLInputElement>('combobox');
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('Combobox', () => {
  describeConformance(Combobox, {
    props: { 'aria-label': 'Bank', options: [{ value: 'a', label: 'A' }] },
    ref: HTMLInputElement,
    styled: (input) => input.parentElement,
  });

  it('narrows by typing, takes the best with Enter, and shows it', async () => {
    const user = userEvent.setup();
    const change = vi.fn();
    renderThemed(<Grouped onChange={change} />);
    await user.tab();
    await user.keyboard('re');
    expect(active()).toBe('Brazilian Real');
    await user.keyboard('{Enter}');
    expect(change.mock.calls).toEqual([['BRL', expect.objectContaining({ label: 'Brazilian Real' })]]);
    expect(box().value).toBe('Brazilian Real');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('opens at the chosen option and goes round past what is disabled', async () => {
    const user = userEvent.setup();
    renderThemed(<ShortList />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(active()).toContain('BNP Paribas');
    await user.keyboard('{ArrowDown}');
    expect(active()).toContain('Commerzbank');
    await user.keyboard('{ArrowUp}');
    expect(active()).toContain('BNP Paribas');
  });

  it('takes back what was typed on Escape and on leaving', async () => {
    const user = userEvent.setup();
    const change = vi.fn();
    renderThemed(<ShortList onChange={change} />);
    await user.tab();
    await user.keyboard('xyz');
    expect(screen.getByText('Nothing matches “xyz”')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(box().value).toBe('BNP Paribas');
    await user.keyboard('{Backspace}');
    await user.tab();
    expect(box().value).toBe('BNP Paribas');
    expect(change).not.toHaveBeenCalled();
  });

  it('takes the best match along on Tab', async () => {
    const user = userEvent.setup();
    const change = vi.fn();
    renderThemed(<ShortList onChange={change} />);
    await user.tab();
    await user.keyboard('commerz{Tab}');
    expect(change.mock.lastCall?.[0]).toBe('COBADEFF');
  });

  it('looks options up and throws the answer to an older query away', async () => {
    const user = userEvent.setup();
    const signals: AbortSignal[] = [];
    const answers = new Map<string, (found: { value: string; label: string }[]) => void>();
    const load = (query: string, signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<{ value: string; label: string }[]>((resolve) => answers.set(query, resolve));
    };
    renderThemed(<Remote load={load} debounce={0} />);
    await user.tab();
    await user.keyboard('b');
    await waitFor(() => expect(answers.has('b')).toBe(true));
    await user.keyboard('n');
    await waitFor(() => expect(answers.has('bn')).toBe(true));
    expect(signals.map(({ aborted }) => aborted).slice(-2)).toEqual([true, false]);
    answers.get('bn')?.([{ value: 'BNP', label: 'BNP Paribas' }]);
    answers.get('b')?.([{ value: 'B', label: 'Bunq' }]);
    expect(await screen.findByRole('option', { name: 'BNP Paribas' })).toBeTruthy();
    expect(screen.queryByText('Bunq')).toBeNull();
  });

  it('says that loading failed and tries again', async () => {
    const user = userEvent.setup();
    let calls = 0;
    const load = async () => {
      calls += 1;
      if (calls < 3) throw new Error('offline');
      return [{ value: 'BNP', label: 'BNP Paribas' }];
    };
    renderThemed(<RemoteFailed load={load} />);
    await user.click(box());
    await screen.findByText('Try again');
    while (!screen.queryByRole('option')) {
      await user.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByText('Try again') ?? screen.queryByRole('option')).toBeTruthy());
    }
    expect(screen.getByRole('option', { name: 'BNP Paribas' })).toBeTruthy();
  });
});
