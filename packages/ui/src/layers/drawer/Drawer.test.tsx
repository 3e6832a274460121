// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderThemed } from '../../testing/renderThemed';
import { Drawer } from './Drawer';
import * as stories from './Drawer.stories';

const { Default } = composeStories(stories);

afterEach(cleanup);

function Later({ ready }: { readonly ready: boolean }) {
  return (
    <Drawer open onClose={() => {}} title="Card">
      {ready ? (
        <form>
          <input aria-label="Name" />
        </form>
      ) : (
        'Loading'
      )}
    </Drawer>
  );
}

describe('Drawer', () => {
  it('hands its ref and attributes to the panel', async () => {
    const ref = { current: null as HTMLDivElement | null };
    renderThemed(<Drawer ref={ref} open onClose={() => {}} title="Card" className="mine" data-kind="card" />);
    const panel = await screen.findByRole('dialog', { name: 'Card' });
    expect(ref.current).toBe(panel);
    expect(panel.classList.contains('mine')).toBe(true);
    expect(panel.dataset.kind).toBe('card');
  });

  it('takes the focus and gives it back', async () => {
    renderThemed(<Default open={false} />);
    const opener = screen.getByRole('button', { name: 'Open card' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Visa •••• 4242' });
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('gives the focus to the first field where it is a form', async () => {
    renderThemed(
      <Drawer open onClose={() => {}} title="Card">
        <input type="hidden" />
        <input aria-label="Number" disabled />
        <input aria-label="Name" />
      </Drawer>,
    );
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })));
  });

  it('gives the focus to the chosen one where the first field is a radio', async () => {
    renderThemed(
      <Drawer open onClose={() => {}} title="Card">
        <input type="radio" name="kind" aria-label="Virtual" />
        <input type="radio" name="kind" aria-label="Physical" defaultChecked />
      </Drawer>,
    );
    const chosen = await screen.findByRole('radio', { name: 'Physical' });
    await waitFor(() => expect(document.activeElement).toBe(chosen));
  });

  it('gives the focus to a field that comes later, unless it has moved on', async () => {
    const { rerender } = renderThemed(<Later ready={false} />);
    const close = await screen.findByRole('button', { name: 'Close' });
    await waitFor(() => expect(document.activeElement).toBe(close));
    rerender(<Later ready />);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' })));
  });

  it('closes by a press outside where it is modal, and not where it is not', async () => {
    const onClose = vi.fn();
    const { rerender } = renderThemed(<Drawer open nonModal onClose={onClose} title="Card" />);
    await screen.findByRole('dialog');
    await userEvent.click(document.body);
    expect(onClose).not.toHaveBeenCalled();
    rerender(<Drawer key="modal" open onClose={onClose} title="Card" />);
    const drawer = await screen.findByRole('dialog');
    const veil = drawer.parentElement;
    if (veil) await userEvent.click(veil);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });
});
