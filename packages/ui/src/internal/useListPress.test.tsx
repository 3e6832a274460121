// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '../controls/button';
import { MultiSelect } from '../controls/multi-select';
import { Select } from '../controls/select';
import { Menu, MenuItem } from '../layers/menu';
import { renderThemed } from '../testing/renderThemed';

afterEach(cleanup);

const options = [
  { value: 'lost', label: 'Lost' },
  { value: 'blocked', label: 'Blocked' },
  { value: 'closed', label: 'Closed', disabled: true },
];
const AT = { button: 0, pointerId: 1, pointerType: 'mouse', clientX: 40, clientY: 90 };
const AWAY = { ...AT, clientY: 130 };
const FINGER = { ...AT, pointerType: 'touch' };

const option = (name: string) => screen.getByRole('option', { name });
const labels = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

/** A select that is open, and what it hears. */
async function openSelect() {
  const change = vi.fn();
  const select = (given = options) => <Select aria-label="Status" options={given} onChange={change} />;
  const { rerender } = renderThemed(select());
  await userEvent.click(screen.getByRole('combobox'));
  return { change, rerender: (given: typeof options) => rerender(select(given)) };
}

it('takes what was pressed though it has been moved away, and nothing that the pointer was drawn off', async () => {
  const { change } = await openSelect();
  fireEvent.pointerDown(option('Lost'), AT);
  fireEvent.pointerUp(document.body, AWAY);
  expect(change).not.toHaveBeenCalled();
  fireEvent.pointerDown(option('Lost'), AT);
  fireEvent.pointerUp(document.body, { ...AT, clientX: 41 });
  expect(change.mock.calls).toEqual([['lost']]);
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('takes the value that was pressed from options that come in another order, which waits for the release', async () => {
  const { change, rerender } = await openSelect();
  fireEvent.pointerDown(option('Lost'), AT);
  rerender([{ value: 'new', label: 'New' }, ...options.toReversed()]);
  expect(labels()).toEqual(['Lost', 'Blocked', 'Closed']);
  fireEvent.pointerUp(option('Blocked'), AT);
  expect(change.mock.calls).toEqual([['lost']]);
  await userEvent.click(screen.getByRole('combobox'));
  expect(labels()).toEqual(['New', 'Closed', 'Blocked', 'Lost']);
});

it('takes no option that is gone by its release', async () => {
  const { change, rerender } = await openSelect();
  fireEvent.pointerDown(option('Lost'), AT);
  rerender(options.slice(1));
  fireEvent.pointerUp(option('Lost'), AT);
  expect(change).not.toHaveBeenCalled();
  expect(labels()).toEqual(['Blocked', 'Closed']);
});

it('takes the option that a mouse was drawn to, the pressed one where there is none, and never a disabled one', async () => {
  const change = vi.fn();
  renderThemed(<MultiSelect aria-label="Status" options={options} onChange={change} />);
  await userEvent.click(screen.getByRole('combobox'));
  const draw = (to: HTMLElement) => {
    fireEvent.pointerDown(option('Lost'), AT);
    fireEvent.pointerUp(to, AWAY);
  };
  draw(option('Closed'));
  expect(change).not.toHaveBeenCalled();
  draw(option('Blocked'));
  expect(change.mock.lastCall).toEqual([['blocked']]);
  draw(screen.getByRole('listbox'));
  expect(change.mock.lastCall).toEqual([['lost', 'blocked']]);
});

it('takes nothing by a finger that scrolls, another button, a press that Escape or the browser calls off, or two fingers', async () => {
  const { change } = await openSelect();
  fireEvent.pointerDown(option('Lost'), FINGER);
  fireEvent.pointerUp(option('Lost'), { ...FINGER, clientY: 130 });
  fireEvent.pointerDown(option('Lost'), FINGER);
  fireEvent.pointerCancel(option('Lost'), FINGER);
  fireEvent.pointerUp(option('Lost'), FINGER);
  fireEvent.pointerDown(option('Lost'), FINGER);
  fireEvent.pointerDown(screen.getByRole('listbox'), { ...FINGER, pointerId: 2 });
  fireEvent.pointerUp(option('Lost'), FINGER);
  fireEvent.pointerDown(option('Lost'), { ...AT, button: 2 });
  fireEvent.pointerUp(option('Lost'), { ...AT, button: 2 });
  fireEvent.pointerDown(option('Lost'), AT);
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' });
  expect(screen.queryByRole('listbox')).toBeNull();
  fireEvent.pointerUp(document.body, AT);
  expect(change).not.toHaveBeenCalled();
});

it('takes a press and its click once, and a click alone', async () => {
  const change = vi.fn();
  renderThemed(<MultiSelect aria-label="Status" options={options} onChange={change} />);
  fireEvent.click(screen.getByRole('combobox'));
  fireEvent.click(option('Blocked'));
  expect(change.mock.lastCall).toEqual([['blocked']]);
  await userEvent.click(option('Lost'));
  expect(change.mock.lastCall).toEqual([['lost', 'blocked']]);
  fireEvent.click(option('Lost'));
  expect(change.mock.lastCall).toEqual([['blocked']]);
  expect(change).toHaveBeenCalledTimes(3);
});

it('opens a select and a menu by a press, from which a mouse is drawn to what it takes', async () => {
  const select = vi.fn();
  const change = vi.fn();
  renderThemed(
    <>
      <Select aria-label="Status" options={options} onChange={change} />
      <Menu trigger={<Button>Actions</Button>}>
        <MenuItem>Open</MenuItem>
        <MenuItem onSelect={select}>Copy</MenuItem>
      </Menu>
    </>,
  );
  fireEvent.pointerDown(screen.getByRole('combobox'), AT);
  fireEvent.pointerUp(option('Blocked'), AWAY);
  expect(change.mock.calls).toEqual([['blocked']]);
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Actions' }), AT);
  fireEvent.pointerUp(screen.getByRole('menuitem', { name: 'Copy' }), AWAY);
  expect(select).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.click(screen.getByRole('combobox'));
  expect(screen.getByRole('listbox')).toBeTruthy();
  await userEvent.click(screen.getByRole('combobox'));
  expect(screen.queryByRole('listbox')).toBeNull();
});
