// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { Select } from './Select';
import * as stories from './Select.stories';

const { Default, Clearable, InField } = composeStories(stories);
afterEach(cleanup);

const box = () => screen.getByRole('combobox');
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('Select', () => {
  describeConformance(Select, {
    props: { 'aria-label': 'Status', options: [{ value: 'on', label: 'On' }] },
    ref: HTMLButtonElement,
    styled: (button) => button.parentElement,
  });

  it('opens with an arrow, walks over what is disabled, takes with Enter and keeps the focus', async () => {
    const user = userEvent.setup();
    const change = vi.fn();
    renderThemed(<Default onChange={change} />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('listbox', { name: 'Card status' })).toBeTruthy();
    expect(active()).toBe('Unactivated');
    await user.keyboard('{ArrowDown}{End}');
    expect(active()).toBe('Closing');
    await user.keyboard('{Enter}');
    expect(change.mock.calls).toEqual([['closing']]);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box().textContent).toBe('Closing');
    expect(document.activeElement).toBe(box());
  });

  it('gives what is chosen whole to a pointer, where a narrow box cuts it', async () => {
    const options = [{ value: 'long', label: 'Panadería y Dulces Quetzal S.A. de C.V.' }];
    renderThemed(<Select aria-label="Account" options={options} value="long" />);
    expect(screen.getByTitle('Panadería y Dulces Quetzal S.A. de C.V.').closest('button')).toBe(box());
    expect(screen.getByRole('combobox', { name: 'Account' })).toBe(box());
  });

  it('chooses by typing while it is closed and only points while it is open', async () => {
    const user = userEvent.setup();
    const change = vi.fn();
    renderThemed(<Default onChange={change} />);
    await user.tab();
    await user.keyboard('lo');
    expect(change.mock.calls).toEqual([['lost']]);
    await user.keyboard('{Enter}');
    await user.keyboard('{Escape}');
    expect(change).toHaveBeenCalledOnce();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('takes the active option along on Tab', async () => {
    const user = userEvent.setup();
    const change = vi.fn();
    renderThemed(<Default onChange={change} />);
    await user.tab();
    await user.keyboard('{Enter}{ArrowDown}{ArrowDown}{Tab}');
    expect(change.mock.calls).toEqual([['normal']]);
    expect(document.activeElement).not.toBe(box());
  });

  it('takes with the pointer, never what is disabled', async () => {
    const user = userEvent.setup();
    const change = vi.fn();
    renderThemed(<Default onChange={change} />);
    await user.click(box());
    await user.click(screen.getByRole('option', { name: 'Closed' }));
    expect(change).not.toHaveBeenCalled();
    await user.click(screen.getByRole('option', { name: 'Lost' }));
    expect(change.mock.calls).toEqual([['lost']]);
  });

  it('empties by its button and by Delete', async () => {
    const user = userEvent.setup();
    const change = vi.fn();
    renderThemed(<Clearable onChange={change} />);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(change.mock.calls).toEqual([['']]);
    await user.tab({ shift: true });
    await user.keyboard('{ArrowDown}{Enter}{Delete}');
    expect(change.mock.calls.at(-1)).toEqual(['']);
  });

  it('belongs to its field and sends its value with a form', async () => {
    const user = userEvent.setup();
    renderThemed(
      <form aria-label="Card">
        <InField />
      </form>,
    );
    const status = screen.getByRole('combobox', { name: /Card status/ });
    expect(status.getAttribute('aria-required')).toBe('true');
    expect(screen.getByRole('combobox', { name: 'Method' }).getAttribute('aria-invalid')).toBe('true');
    await user.click(status);
    await user.click(screen.getByRole('option', { name: 'Blocked' }));
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(new FormData(form).get('status')).toBe('blocked');
  });
});
