import { stranger } from '../fixtures/demo';
import { holdCalls } from '../fixtures/holdCalls';
import { expect, signInAgain, test } from '../fixtures/operator';
import { failFirst, signOutFirst } from '../fixtures/refuseFirst';

test.describe('a gateway that fails, is slow and ends the session', () => {
  test.use({ expectedOnConsole: /status of (401|404|503)/ });

  test('finds a deposit after a search for nothing, a gateway that fails and a new sign-in, none of another tenant, and as who only reads', async ({
    signedIn: page,
    gateway,
    gatewayAs,
    openAs,
  }) => {
    const first = { page: 1, size: 1, filter: {} } as const;
    const [deposit] = (await gateway.deposits.page(first)).items;
    const id = deposit?.id ?? '';
    const details = page.getByRole('dialog').first();
    await page.goto('/account?tab=deposits');
    const search = page.getByRole('searchbox');
    await search.fill('nothing of the kind');
    await expect(page.getByText('No records match these filters')).toBeVisible();
    await failFirst(page, '**/deposit/page');
    await search.fill(id);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
    await signOutFirst(page, '**/deposit/get');
    const reading = await holdCalls(page, '**/deposit/get');
    await page.getByRole('grid').getByRole('row').nth(1).click();
    await expect(details).toBeVisible();
    reading.release();
    await signInAgain(page);
    await expect(page).toHaveURL(new RegExp(`tab=deposits&search=${id}&open=${id}`));
    await expect(details.getByRole('link', { name: deposit?.transactionId })).toBeVisible();
    const [theirs] = (await (await gatewayAs(stranger())).deposits.page(first)).items;
    await expect(gateway.deposits.get(theirs?.id ?? '')).rejects.toMatchObject({ kind: 'not-found' });
    await page.goto(`/account?tab=deposits&open=${theirs?.id}`);
    await expect(details.getByText('Not found')).toBeVisible();

    const reader = await openAs('viewer');
    await reader.goto(`/account?tab=deposits&search=${id}`);
    await reader.getByRole('grid').getByRole('row').nth(1).click();
    await expect(reader.getByRole('dialog').getByText(deposit?.transactionId ?? 'no transaction')).toBeVisible();
    await reader.keyboard.press('Escape');
    await expect(reader.getByRole('button', { name: 'Export' })).toHaveCount(0);
  });
});
