// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MessagesProvider } from '../../messages';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { AmountInput } from './AmountInput';
import * as stories from './AmountInput.stories';

const { Default, Filled, Limits, WithCurrencySelect } = composeStories(stories);
afterEach(cleanup);

const box = () => screen.getByRole<HTMLInputElement>('textbox');
const hints = () => {
  const ids = box().getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
};

describe('AmountInput', () => {
  describeConformance(AmountInput, {
    props: { 'aria-label': 'Amount', currency: 'EUR', min: '1', read: (value: string) => ({ value }) },
    ref: HTMLInputElement,
    styled: (input) => input.parentElement?.parentElement ?? null,
  });

  it('groups as the locale does when it is left, and not while it is edited', async () => {
    render(
      <MessagesProvider locale="de">
        <AmountInput read={(value) => ({ value })} aria-label="Amount" currency="EUR" defaultValue="1234567.5" />
      </MessagesProvider>,
    );
    expect(box().value).toBe('1.234.567,50');
    await userEvent.tab();
    expect(box().value).toBe('1234567,50');
    await userEvent.tab();
    expect(box().value).toBe('1.234.567,50');
  });

  it('reports what its reader makes of a pasted text', async () => {
    const change = vi.fn();
    renderThemed(<Default onChange={change} />);
    await userEvent.click(box());
    await userEvent.paste('1,234.56');
    expect(change.mock.calls).toEqual([['1234.56']]);
  });

  it('has its own writing read by nobody: three decimals stay what they are while it is entered and left', async () => {
    const change = vi.fn();
    const read = vi.fn((text: string) => ({ value: `${text}?`, problem: 'ambiguous' as const }));
    renderThemed(<Default currency="KWD" defaultValue="10.000" read={read} onChange={change} />);
    await userEvent.tab();
    await userEvent.keyboard('{End}1{Backspace}');
    expect(change.mock.calls).toEqual([['10.0001?'], ['10.000']]);
    await userEvent.tab();
    expect([box().value, hints(), read.mock.calls.every(([text]) => text === '10.0001')]).toEqual(['10.000', [], true]);
  });

  it('says that a text could be two amounts once it is left', async () => {
    const read = () => ({ value: '1.234?', problem: 'ambiguous' as const });
    renderThemed(<Default currency="KWD" read={read} />);
    await userEvent.type(box(), '1.234');
    await userEvent.tab();
    expect(hints()).toEqual(['1.234 is ambiguous; enter it with its decimals']);
  });

  it('replaces the whole amount when it is tabbed into and typed over', async () => {
    const change = vi.fn();
    renderThemed(<Filled onChange={change} />);
    await userEvent.tab();
    await userEvent.keyboard('7');
    expect(change.mock.lastCall).toEqual(['7']);
  });

  it('is filled in by a script that takes the focus and then selects all of a grouped amount', async () => {
    const change = vi.fn();
    renderThemed(<Filled onChange={change} />);
    expect(box().value).toBe('1,284,930.40');
    act(() => {
      box().focus();
      box().select();
    });
    await userEvent.keyboard('250');
    expect(change.mock.lastCall).toEqual(['250']);
  });

  it('hands on text that is no amount, and says what is wrong once it is left', async () => {
    const change = vi.fn();
    renderThemed(<Default onChange={change} />);
    await userEvent.type(box(), '12 apples');
    expect(change.mock.lastCall).toEqual(['12 apples']);
    expect(hints()).toEqual([]);
    await userEvent.tab();
    expect(hints()).toEqual(['Enter a valid amount']);
    expect(box().value).toBe('12 apples');
    expect(box().getAttribute('aria-invalid')).toBe('true');
  });

  it('shows its limits and marks an amount beyond them', async () => {
    renderThemed(<Limits />);
    expect(hints()).toEqual(['Between 10.00 and 50,000.00']);
    await userEvent.clear(box());
    await userEvent.type(box(), '50000.01');
    expect(box().getAttribute('aria-invalid')).toBeNull();
    await userEvent.tab();
    expect(box().getAttribute('aria-invalid')).toBe('true');
  });

  it('follows the currency that its select chooses', async () => {
    renderThemed(<WithCurrencySelect />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'MXN');
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('MXN');
    expect(box().value).toBe('2,500.00');
  });
});
