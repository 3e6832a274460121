// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderThemed } from '../../testing/renderThemed';
import * as stories from './ConfirmDialog.stories';

const { Busy, Default, Typed } = composeStories(stories);

afterEach(cleanup);

describe('ConfirmDialog', () => {
  it('takes the action by its button', async () => {
    const onConfirm = vi.fn();
    renderThemed(<Default onConfirm={onConfirm} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Block card' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('begins on Cancel, so that a stray Enter does nothing', async () => {
    const onConfirm = vi.fn();
    const onClose = vi.fn();
    renderThemed(<Default onConfirm={onConfirm} onClose={onClose} />);
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
    await userEvent.keyboard('{Enter}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onClose).toHaveBeenCalled();
  });

  it('wants an irreversible action typed, and says when it is not', async () => {
    const onConfirm = vi.fn();
    renderThemed(<Typed onConfirm={onConfirm} />);
    const field = await screen.findByLabelText('Type 4242 to confirm');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await userEvent.type(field, '4243{Enter}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(screen.getByText('This is not 4242')).not.toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, '4242{Enter}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('cannot be left while the action runs', async () => {
    const onClose = vi.fn();
    renderThemed(<Busy onClose={onClose} />);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
  });
});
