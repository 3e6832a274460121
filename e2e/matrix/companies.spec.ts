import type { Locator, Page } from '@playwright/test';
import { holdCalls } from '../fixtures/holdCalls';
import { fillCompany, form, goOn, upload } from '../fixtures/merchants';
import { expect, signInAgain, test } from '../fixtures/operator';
import { failFirst } from '../fixtures/refuseFirst';

/** Has the gateway refuse the session, as when it ended elsewhere, and signs in again. */
async function loseSession(page: Page): Promise<void> {
  await page.route('**/merchant/**', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/json',
      body: '{"code":"40100","msg":"Request Unauthorized"}',
    }),
  );
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.reload();
  await page.waitForURL('**/login*');
  await page.unroute('**/merchant/**');
  await signInAgain(page);
}

async function submit(page: Page, details: Locator): Promise<void> {
  await details.getByRole('button', { name: 'Submit for review' }).click();
  await page
    .getByRole('dialog', { name: 'Submit for review?' })
    .getByRole('button', { name: 'Submit for review' })
    .click();
  await expect(details.getByText('Under review').first()).toBeVisible();
}

test.describe(() => {
  // The browser notes by itself that the session is lost, and that the form has something to lose.
  test.use({ expectedOnConsole: /status of (401|503)|beforeunload/ });

  test('adds a company, and comes back to its documents when the session ends among them', async ({
    signedIn: page,
    gateway,
  }) => {
    const name = `Beta Maison ${Date.now()}`;
    await page.goto('/merchant?form=new');
    await form(page).getByText('Corporation', { exact: true }).click();
    await fillCompany(page, name);
    await failFirst(page, '**/merchant/create');
    const creation = await holdCalls(page, '**/merchant/create');
    await goOn(page, 'Add merchant');
    await expect(form(page).getByRole('button', { name: 'Add merchant' })).toHaveAttribute('aria-busy', 'true');
    creation.release();
    await expect(form(page).getByText('Service currently unavailable').first()).toBeVisible();
    await goOn(page, 'Add merchant');
    await expect(form(page).getByText('2 documents are missing')).toBeVisible();
    await upload(form(page), 'Registration certificate');

    await loseSession(page);
    await expect(page).toHaveURL(/form=documents\.[\da-f-]{36}/);
    await expect(form(page).getByText('Registration certificate.pdf')).toBeVisible();
    await expect(form(page).getByText('1 document is missing')).toBeVisible();
    await upload(form(page), 'Proof of address');
    await page.keyboard.press('Escape');
    const details = page.getByRole('dialog', { name });
    await expect(details.getByText('Ready to submit')).toBeVisible();
    await submit(page, details);
    const [added] = await gateway.merchants.list({ filter: { search: name } });
    expect(added).toMatchObject({ status: 'underReview', country: 'FR' });
  });
});
