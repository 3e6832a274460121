// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { axeFindings } from '../../testing/axe';
import { renderThemed } from '../../testing/renderThemed';
import * as stories from './ContextMenu.stories';

const { Default } = composeStories(stories);
afterEach(cleanup);

describe('ContextMenu', () => {
  it('opens on the other button, hands its ref to the panel, and gives the focus back on Escape', async () => {
    const user = userEvent.setup();
    const panel = createRef<HTMLDivElement>();
    renderThemed(<Default ref={panel} className="mine" />);
    const order = screen.getByRole('group', { name: 'Order 1042' });
    await user.tab();
    await user.pointer({ keys: '[MouseRight]', target: order });
    expect(screen.getByRole('menu', { name: 'Actions of order 1042' })).toBe(panel.current);
    expect(panel.current?.classList.contains('mine')).toBe(true);
    expect(await axeFindings(document.body)).toEqual([]);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Open order');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(order);
  });

  it('opens for the menu key, which sends no place', async () => {
    const user = userEvent.setup();
    renderThemed(<Default />);
    await user.tab();
    fireEvent.contextMenu(screen.getByRole('group'));
    expect(screen.getByRole('menu')).toBeTruthy();
  });

  it('closes on a press on its own element', async () => {
    const user = userEvent.setup();
    renderThemed(<Default />);
    const order = screen.getByRole('group');
    await user.pointer({ keys: '[MouseRight]', target: order });
    await user.click(order);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
