import type { Page } from '@playwright/test';
import { expect } from './expect';
import type { Look } from './visit';
import { chooseCountry, seeCards, seePrice, seeStatements } from './widgets';

async function exchange(page: Page): Promise<void> {
  await seePrice(page, '100');
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Confirm exchange' }).click();
  await expect(page.getByRole('heading', { name: /^Exchange (accepted|completed)$/ })).toBeVisible();
  await expect(page.getByText('Exchange in')).toBeVisible();
}

async function openOne(page: Page, row: RegExp, told: string): Promise<void> {
  await page.getByRole('row').filter({ hasText: row }).first().locator('td').nth(2).click();
  await expect(page.getByRole('dialog').getByText(told).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The four widgets in a React page in StrictMode, on embed sessions that are limited to them, under a strict policy. */
export const reactPage: Look = {
  name: 'React shows the four widgets, and they work on their sessions',
  path: '/index.html',
  async see(page) {
    await seeCards(page);
    await seeStatements(page);
    await openOne(page, /•••• \d{4}/, 'Merchant');
    await openOne(page, /Daily/, 'Ending balance');
    await exchange(page);
    await chooseCountry(page, 'Germ', /Germany/);
    await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
    await expect(page.getByRole('button', { name: 'Save beneficiary' })).toBeVisible();
  },
};
