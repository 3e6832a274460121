import { expect, test } from '../fixtures/operator';

test('keeps its keys after a click into a document: zooms, rotates, and asks for a decision', async ({
  signedIn: page,
}) => {
  await page.goto('/merchant?review=next');
  const merchant = page.getByRole('article');
  await expect(merchant.getByRole('button', { name: 'Approve' })).toBeVisible();
  const view = merchant.getByRole('tabpanel');
  const shown = view.locator('iframe');
  await expect(shown).toBeVisible();
  // A hand brings the pointer over the page to the document.
  await merchant.getByRole('tab').first().hover();
  await shown.click();
  await expect(view.getByRole('group')).toBeFocused();
  await page.keyboard.press('+');
  await expect(view.getByRole('status')).toHaveText(/^150/);
  await page.keyboard.press('-');
  await expect(view.getByRole('status')).toHaveText(/^100/);
  await page.keyboard.press('t');
  await expect(shown).toHaveCSS('transform', /^matrix\([^,]+, -1,/);
  for (const [key, question] of [
    ['a', 'Approve this merchant?'],
    ['m', 'Request more information from this merchant?'],
  ] as const) {
    await page.keyboard.press(key);
    const dialog = page.getByRole('dialog', { name: question });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await shown.click();
  await expect(view.getByRole('group')).toBeFocused();
  await page.keyboard.press('+');
  await expect(view.getByRole('status')).toHaveText(/^150/);
});
