import type { Page } from '@playwright/test';
import { expect } from './expect';
import { openRow, pressButton, rowWith, tabTo, typeInto } from './keyboard';
import type { Look } from './visit';
import { foundOption, seeCards, seeStatements } from './widgets';

async function findCard(page: Page): Promise<void> {
  await seeCards(page);
  const table = page.getByRole('grid', { name: 'Cards' });
  const name =
    (await table
      .getByText(/•••• \d{4}$/)
      .last()
      .textContent()) ?? '';
  const last4 = name.slice(-4);
  await typeInto(page, page.getByRole('searchbox').first(), last4);
  await expect(table.getByText(/•••• \d{4}$/).first()).toContainText(last4);
  await openRow(page, table, 0, async (details) => {
    await expect(details.getByText('Merchant', { exact: true }).first()).toBeVisible();
  });
}

async function saveBeneficiary(page: Page): Promise<void> {
  const name = `Tulp Handel ${Date.now()}`;
  await typeInto(page, page.getByRole('combobox', { name: /Bank country/ }), 'United Kingdom');
  await foundOption(page, /United Kingdom/);
  await page.keyboard.press('Enter');
  await typeInto(page, page.getByRole('textbox', { name: /Sort code/ }), '200000');
  await typeInto(page, page.getByRole('textbox', { name: /Account number/ }), String(Date.now()).slice(-8));
  await typeInto(page, page.getByRole('textbox', { name: /Company name/ }), name);
  await pressButton(page, page, 'Save beneficiary');
  await expect(page.getByText(`You can now pay ${name}.`)).toBeVisible();
}

async function exchange(page: Page): Promise<void> {
  await typeInto(page, page.getByRole('textbox', { name: /You sell/ }), '100');
  await expect(page.getByText('Total debit')).toBeVisible();
  await pressButton(page, page, 'Review');
  await expect(page.getByRole('heading', { name: 'Review the exchange' })).toBeFocused();
  await pressButton(page, page, 'Confirm exchange');
  await expect(page.getByRole('heading', { name: /^Exchange (accepted|completed)$/ })).toBeVisible();
}

async function readStatement(page: Page): Promise<void> {
  await seeStatements(page);
  const table = page.getByRole('grid', { name: 'Statements' });
  const booked = await rowWith(table, 'Lines', /^[1-9]/);
  await openRow(page, table, booked, async (details) => {
    await expect(details.getByText('Balanced')).toBeVisible();
    await tabTo(page, details.getByRole('button', { name: 'Download CSV' }));
    await expect(details.getByLabel('Lines', { exact: true }).locator('tbody tr').first()).toBeVisible();
  });
}

const journey = (name: string, see: Look['see']): Look => ({
  name: `by keyboard alone: ${name}`,
  path: '/index.html',
  see,
});

/** What each of the four widgets is for, with nothing but Tab, arrows, Enter, Escape and what is typed. */
export const journeys: readonly Look[] = [
  journey('a card is found and opened', findCard),
  journey('a beneficiary is filled in and saved', saveBeneficiary),
  journey('an exchange is ordered', exchange),
  journey('a statement is opened down to its lines', readStatement),
];
