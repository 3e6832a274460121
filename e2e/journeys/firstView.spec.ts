import { expect, test } from '../fixtures/operator';

// Runs in the page: whether what its own script asked for first has been answered.
async function rowsHaveCome(): Promise<boolean> {
  const [first] = Reflect.get(window, 'corridorEarly') ?? [];
  await first?.answer;
  return first !== undefined;
}

for (const [path, title] of [
  ['/card', 'Cards'],
  ['/statement', 'Statements'],
  ['/exchange/orders', 'Exchange orders'],
  ['/payment/beneficiaries', 'Beneficiaries'],
  ['/collection/_shops', 'Shops'],
] as const)
  test(`the rows of ${path} are asked for once, by the page itself, and shown without anything in their place`, async ({
    signedIn: page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('/page') && asked.push(request.url()));
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('.cr-skeleton')) document.documentElement.dataset.skeleton = 'seen';
      }).observe(document, { childList: true, subtree: true });
    });
    // The frame's code waits for the rows, and the screen's for the frame, as on a network where all take their time.
    await page.route('**/assets/frame-*.js', async (route) => {
      await expect.poll(() => page.evaluate(rowsHaveCome)).toBe(true);
      await route.continue();
    });
    await page.route('**/assets/lists-*.js', async (route) => {
      await expect(page.getByRole('navigation').getByRole('link', { name: title }).first()).toBeVisible();
      await route.continue();
    });
    await page.goto(path);
    await expect(page.getByRole('grid', { name: title }).getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(await page.evaluate(() => document.documentElement.dataset.skeleton)).toBeUndefined();
  });
