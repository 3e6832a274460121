// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderThemed } from '../../testing/renderThemed';
import { Dialog } from './Dialog';
import * as stories from './Dialog.stories';

const { Default, Undismissable, WithDescription } = composeStories(stories);

afterEach(cleanup);

describe('Dialog', () => {
  it('hands its ref and attributes to the panel', async () => {
    const ref = { current: null as HTMLDivElement | null };
    renderThemed(<Dialog ref={ref} open onClose={() => {}} title="Label" className="mine" data-kind="label" />);
    const panel = await screen.findByRole('dialog', { name: 'Label' });
    expect(ref.current).toBe(panel);
    expect(panel.classList.contains('mine')).toBe(true);
    expect(panel.dataset.kind).toBe('label');
  });

  it('is named by its title and described by its sentence', async () => {
    renderThemed(<WithDescription />);
    const dialog = await screen.findByRole('dialog', { name: 'Change label' });
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toContain('Only your team sees it');
  });

  it('moves the focus in, and back to where it came from', async () => {
    renderThemed(<Default open={false} />);
    const opener = screen.getByRole('button', { name: 'Change label' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('keeps Tab inside', async () => {
    renderThemed(<Default />);
    const dialog = await screen.findByRole('dialog');
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab();
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    }
  });

  it('does not close by Escape when it must not', async () => {
    renderThemed(<Undismissable />);
    await screen.findByRole('dialog', { name: 'Change your password' });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('closes by its button', async () => {
    const onClose = vi.fn();
    renderThemed(<Dialog open onClose={onClose} title="Label" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
