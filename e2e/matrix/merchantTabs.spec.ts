import { expect, test } from '../fixtures/operator';

// @spec 2.screen.merchants
test('shows cards and accounts of a merchant on tabs between its documents and its timeline', async ({
  signedIn: page,
  gateway,
}) => {
  const [card] = (await gateway.cards.page({ page: 1, size: 1, filter: {} })).items;
  const { merchantId = '' } = card ?? {};
  const one = { page: 1, size: 1 } as const;
  const cards = await gateway.cards.page({ ...one, filter: { merchantId } });
  const accounts = await gateway.accounts.page({ ...one, filter: { ownerId: merchantId } });
  await page.goto(`/merchant?open=${merchantId}`);
  const details = page.getByRole('dialog').first();
  const tabs = details.getByRole('tab');
  await expect(tabs).toHaveText(['Profile', 'Documents', 'Cards', 'Accounts', 'Timeline']);
  for (const [name, { total }] of [
    ['Cards', cards],
    ['Accounts', accounts],
  ] as const) {
    await tabs.filter({ hasText: name }).click();
    const counted = total > 0 ? new RegExp(`of ${total} entr`) : /No records/;
    await expect(details.getByRole('tabpanel').getByText(counted).first()).toBeVisible();
  }
});
