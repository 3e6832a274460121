import { expect, signIn, test } from '../fixtures/operator';

test('a profile follows its user to another browser, a session there is ended from here, and the bell tells of an export, which is run again', async ({
  page,
  browser,
  gatewayAs,
}) => {
  // Ends sessions: both are opened by hand.
  await page.goto('/login?to=/setting');
  await signIn(page, 'finance');
  await page.getByRole('combobox', { name: 'Rows per page' }).click();
  await page.getByRole('option', { name: '25' }).click();
  await page.getByRole('checkbox', { name: 'Payments and withdrawals that fail' }).uncheck();
  await page.getByRole('checkbox', { name: 'Reviews and approvals' }).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  const other = await browser.newPage();
  await other.goto('/login?to=/card');
  await signIn(other, 'finance');
  await expect(other.getByText('Showing 1 to 25 of')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(page.getByText('You’re signed in nowhere else.')).toBeVisible();
  await other.reload();
  await other.getByRole('button', { name: 'Close notification' }).click();
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await other.context().close();

  const finance = await gatewayAs('finance');
  const { id, fileName } = await finance.downloads.create({ resource: 'card' });
  await expect.poll(async () => (await finance.downloads.get(id)).status).toBe('ready');
  await page.reload();
  await page.getByRole('button', { name: '1 unread notification' }).click();
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  await bell.getByRole('link', { name: fileName }).click();
  await expect(page).toHaveURL(new RegExp(`tradeDownload\\?open=${id}`));
  await expect(bell).toBeHidden();
  await expect(page.getByRole('dialog', { name: fileName })).toContainText('Ready');
  await page.keyboard.press('Escape');
  const allRead = page.getByRole('button', { name: 'Notifications' });
  await expect(allRead).toBeVisible();
  await allRead.click();
  await expect(bell.getByText('Export ready')).toBeVisible();
  await expect(bell.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('grid').getByText(fileName).click();
  await page.getByRole('dialog', { name: fileName }).getByRole('button', { name: 'Run again' }).click();
  const question = page.getByRole('dialog', { name: 'Run this export again?' });
  await question.getByRole('button', { name: 'Run again' }).click();
  await expect(page.getByText(`${fileName} is being made again`)).toBeVisible();
  await expect(page.getByRole('grid').getByRole('row').filter({ hasText: 'Ready' })).toHaveCount(2);
  const [newest, before] = (await finance.downloads.page({ page: 1, size: 2 })).items;
  expect([before?.id, newest?.rowsTotal]).toEqual([id, before?.rowsTotal]);
});
