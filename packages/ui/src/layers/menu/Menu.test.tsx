// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../controls/button';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { Menu } from './Menu';
import * as stories from './Menu.stories';
import { MenuItem } from './MenuItem';

const { Default, Checkable } = composeStories(stories);
afterEach(cleanup);

type User = ReturnType<typeof userEvent.setup>;

/** Presses a key and waits until the focus is where the text says; a menu moves it after it has drawn. */
async function press(user: User, key: string, text: string): Promise<void> {
  await user.keyboard(key);
  await waitFor(() => expect(document.activeElement?.textContent).toContain(text));
}

async function openMenu(user: User, first: string): Promise<void> {
  await user.tab();
  await press(user, '{Enter}', first);
}

describe('Menu', () => {
  describeConformance(Menu, {
    props: { trigger: <Button>Actions</Button>, defaultOpen: true, children: <MenuItem>Open</MenuItem> },
    ref: HTMLDivElement,
  });

  it('walks with the arrows, Home and End, and stops at disabled items to say why', async () => {
    const user = userEvent.setup();
    renderThemed(<Default />);
    await openMenu(user, 'Open');
    expect(screen.getByRole('menu', { name: 'Actions of card 4242' })).toBeTruthy();
    await press(user, '{ArrowUp}', 'Revoke');
    await press(user, '{ArrowUp}', 'Unblock');
    const unblock = screen.getByRole('menuitem', { name: 'Unblock Blocked by the scheme until 24 May' });
    expect(unblock.getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('menu')).toBeTruthy();
    await press(user, '{Home}', 'Open');
    await press(user, '{ArrowDown}', 'Copy card id');
    await press(user, '{End}', 'Revoke');
  });

  it('finds an item by typing, and Escape gives the focus back', async () => {
    const user = userEvent.setup();
    renderThemed(<Default />);
    await openMenu(user, 'Open');
    await press(user, 'st', 'Statements');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions of card 4242' }));
  });

  it('does what was chosen and closes', async () => {
    const user = userEvent.setup();
    const copy = vi.fn();
    renderThemed(
      <Menu trigger={<Button>Actions</Button>}>
        <MenuItem>Open</MenuItem>
        <MenuItem onSelect={copy}>Copy</MenuItem>
      </Menu>,
    );
    await openMenu(user, 'Open');
    await press(user, '{ArrowDown}', 'Copy');
    await user.keyboard('{Enter}');
    expect(copy).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('opens submenus with the arrow that points at them, in either direction of text', async () => {
    const user = userEvent.setup();
    renderThemed(<Default />, { dir: 'rtl' });
    await openMenu(user, 'Open');
    await press(user, '{ArrowDown}', 'Copy');
    await press(user, '{ArrowDown}', 'Export');
    await press(user, '{ArrowLeft}', 'CSV');
    await press(user, '{ArrowRight}', 'Export');
    expect(screen.getAllByRole('menu')).toHaveLength(1);
  });

  it('closes every level when an item of a submenu is chosen', async () => {
    const user = userEvent.setup();
    renderThemed(<Default />);
    await openMenu(user, 'Open');
    await press(user, 'ex', 'Export');
    await press(user, '{ArrowRight}', 'CSV');
    await press(user, '{End}', 'Statement');
    await press(user, '{ArrowRight}', 'Daily');
    await press(user, '{Enter}', '');
    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions of card 4242' })),
    );
  });

  it('keeps open for items that are on or off and closes on a choice', async () => {
    const user = userEvent.setup();
    renderThemed(<Checkable />);
    await openMenu(user, 'Amount');
    await press(user, '{ArrowDown}', 'Fee');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('menuitemcheckbox', { name: 'Fee', checked: true })).toBeTruthy();
    await press(user, '{End}', 'Compact');
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('menu')).toBeNull();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('menuitemradio', { name: 'Compact', checked: true })).toBeTruthy();
  });
});
