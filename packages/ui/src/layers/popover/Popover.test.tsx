// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from '../../controls/button';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { Popover } from './Popover';
import * as stories from './Popover.stories';

const { Default, Nested } = composeStories(stories);
afterEach(cleanup);

describe('Popover', () => {
  describeConformance(Popover, {
    props: { label: 'Amount', trigger: <Button>Amount</Button>, defaultOpen: true, children: <Button>Apply</Button> },
    ref: HTMLDivElement,
  });

  it('opens from the keyboard, moves the focus in and gives it back on Escape', async () => {
    const user = userEvent.setup();
    renderThemed(<Default />);
    const trigger = screen.getByRole('button', { name: 'Amount' });
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: 'Amount' })).toBeTruthy();
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Amount from')));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(trigger));
  });

  it('closes on a press outside and by what it holds', async () => {
    const user = userEvent.setup();
    renderThemed(<Default />);
    const trigger = screen.getByRole('button', { name: 'Amount' });
    await user.click(trigger);
    await user.click(document.body);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(trigger);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes the innermost layer first', async () => {
    const user = userEvent.setup();
    renderThemed(<Nested />);
    await user.click(screen.getByRole('button', { name: 'Outer' }));
    await user.click(screen.getByRole('button', { name: 'Inner' }));
    expect(screen.getByRole('dialog', { name: 'Inner' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Inner' })).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Outer' })).toBeTruthy();
  });
});
