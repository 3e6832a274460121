// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { MultiCombobox } from './MultiCombobox';

const options = [
  { value: 'DE', label: 'Germany' },
  { value: 'FR', label: 'France' },
  { value: 'GF', label: 'French Guiana' },
];
afterEach(cleanup);

describe('MultiCombobox', () => {
  describeConformance(MultiCombobox, {
    props: { 'aria-label': 'Markets', options, defaultValue: ['DE'] },
    ref: HTMLInputElement,
    styled: (input) => input.parentElement,
  });

  it('adds by typing, stays open, and takes chips away with Backspace and their buttons', async () => {
    const user = userEvent.setup();
    const change = vi.fn();
    renderThemed(<MultiCombobox aria-label="Markets" options={options} onChange={change} />);
    await user.tab();
    await user.keyboard('fr{Enter}');
    expect(change.mock.lastCall).toEqual([['FR']]);
    expect(screen.getByRole('listbox')).toBeTruthy();
    await user.keyboard('ger{Enter}');
    expect(change.mock.lastCall).toEqual([['FR', 'DE']]);
    await user.keyboard('{Backspace}');
    expect(change.mock.lastCall).toEqual([['FR']]);
    await user.click(screen.getByRole('button', { name: 'Remove France' }));
    expect(change.mock.lastCall).toEqual([[]]);
  });

  it('takes a chosen option back when it is picked again', async () => {
    const user = userEvent.setup();
    const change = vi.fn();
    renderThemed(<MultiCombobox aria-label="Markets" options={options} defaultValue={['FR']} onChange={change} />);
    await user.click(screen.getByRole('combobox'));
    await user.click(screen.getByRole('option', { name: 'France', selected: true }));
    expect(change.mock.lastCall).toEqual([[]]);
  });
});
