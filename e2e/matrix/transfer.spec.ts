import { test } from '../fixtures/finance';
import { expect } from '../fixtures/operator';

test('leads from a transfer to both accounts, and to the statements that book each side', async ({
  signedIn: page,
  gateway,
}) => {
  const { items } = await gateway.transferOrders.page({
    ...{ page: 1, size: 1, filter: {} },
    sort: { field: 'createdAt', direction: 'asc' },
  });
  const [order] = items;
  for (const [name, address] of [
    ['Account', `/account?open=${order?.fromAccountId}`],
    ['Receiving account', `/account?open=${order?.toAccountId}`],
    ['Statements', `/statement?transactionId=${order?.outTransactionId}`],
    ['Receiving account’s statements', `/statement?transactionId=${order?.inTransactionId}`],
  ] as const) {
    await page.goto(`/transfer?open=${order?.id}`);
    const goTo = page.getByRole('dialog').getByRole('navigation', { name: 'Go to' });
    await goTo.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
  }
  const filter = { transactionId: order?.inTransactionId ?? '' };
  const { total } = await gateway.statements.page({ page: 1, size: 10, filter });
  // One of today is on no statement yet.
  const counted = total > 0 ? new RegExp(`of ${total} entr`) : 'No records match these filters';
  await expect(page.getByText(counted)).toBeVisible();
});
