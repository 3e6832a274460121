import { screen, userEvent } from 'storybook/test';

/** Presses "Export" and, where it asks because there is more than one page, chooses all of them. */
export async function exportAll(): Promise<void> {
  const button = screen.getByRole('button', { name: 'Export' });
  const asks = button.getAttribute('aria-haspopup') === 'menu';
  await userEvent.click(button);
  if (asks) await userEvent.click(await screen.findByRole('menuitem', { name: /^All [\d,]+ / }));
}
