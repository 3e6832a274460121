import { expect, test } from '../fixtures/operator';

test('a colour of buttons is written as a code, refused while it is none, and kept', async ({ signedIn: page }) => {
  await page.goto('/setting');
  await page.getByRole('button', { name: 'Appearance and time zone' }).click();
  const code = page.getByRole('dialog').getByRole('textbox', { name: 'Primary colour in light' });
  await code.fill('#12345');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill('#005A9C');
  await expect(code).toHaveValue('#005a9c');
  await page.reload();
  const fill = () =>
    page.evaluate(() =>
      getComputedStyle(document.querySelector('[data-scheme]') ?? document.body).getPropertyValue('--cr-primary-fill'),
    );
  await expect.poll(fill).toBe('#005a9c');
});
