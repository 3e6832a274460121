import { expect, test } from '../fixtures/operator';

test('the worklist follows what colleagues do, without a reload', async ({ signedIn: page, gatewayAs }) => {
  const colleague = await gatewayAs('administrator');
  const { items } = await colleague.cards.page({
    page: 1,
    size: 1,
    filter: { status: ['unactivated'], type: ['virtual'] },
  });
  const line = page.getByRole('link', { name: /^\d+ cards to activate$/ });
  const heard = page.waitForResponse('**/api/portal/events');
  await page.goto('/dashboard');
  const before = Number.parseInt((await line.textContent()) ?? '', 10);
  await heard;

  await colleague.cards.callById(items[0]?.id ?? '', 'activate', {});

  await expect(line).toHaveText(`${before - 1} cards to activate`);
});
