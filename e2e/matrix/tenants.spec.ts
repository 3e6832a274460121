import { stranger } from '../fixtures/demo';
import { expect, test } from '../fixtures/operator';

test.describe('the lists of money', () => {
  test.use({ expectedOnConsole: /status of (500|401|404)/ });

  test('show nothing of another tenant', async ({ signedIn: page, gateway, gatewayAs }) => {
    const theirs = await gatewayAs(stranger());
    const first = { page: 1, size: 1, filter: {} };
    const tried: string[] = [];
    for (const [path, concept] of [
      ['/merchant', 'merchants'],
      ['/card', 'cards'],
      ['/payment/orders', 'paymentOrders'],
      ['/transactions', 'transactions'],
      ['/account?tab=deposits', 'deposits'],
      ['/transfer', 'transferOrders'],
      ['/collection/virtual-accounts', 'virtualAccounts'],
      ['/collection/collections', 'collections'],
      ['/collection/accounts', 'collectionAccounts'],
      ['/material/materials', 'materials'],
      ['/material/links', 'materialLinks'],
    ] as const) {
      const [record] = (await theirs[concept].page(first)).items;
      if (!record) continue;
      tried.push(concept);
      await expect(gateway[concept].get(record.id)).rejects.toMatchObject({ kind: 'not-found' });
      const [bare = '', search = ''] = path.split('?');
      await page.goto(`${bare}?${[search, `open=${record.id}`].filter(Boolean).join('&')}`);
      await expect(page.getByRole('dialog').first().getByText('Not found'), path).toBeVisible();
    }
    const collecting = ['virtualAccounts', 'collections', 'collectionAccounts', 'materials', 'materialLinks'];
    expect(tried).toEqual(
      expect.arrayContaining(['merchants', 'cards', 'paymentOrders', 'transactions', ...collecting]),
    );
    const [merchant] = (await theirs.merchants.page(first)).items;
    await page.goto(`/merchant?review=${merchant?.id}`);
    await expect(page.getByRole('main').getByText('Not found')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  });
});
