import type { Locator, Page } from '@playwright/test';
import { expect } from './expect';

type Scope = Page | Locator;

/** Waits for the first ten cards. */
export async function seeCards(scope: Scope): Promise<void> {
  await expect(scope.getByText(/•••• \d{4}$/).nth(9)).toBeVisible();
}

/** Waits for the statements. */
export async function seeStatements(scope: Scope): Promise<void> {
  await expect(scope.getByRole('heading', { name: 'Statements' })).toBeVisible();
  await expect(scope.getByText('Daily', { exact: true }).first()).toBeVisible();
}

/** Types what is to be sold and waits for its price. */
export async function seePrice(scope: Scope, amount: string): Promise<void> {
  await scope.getByLabel('You sell').first().fill(amount);
  await expect(scope.getByText('Client rate')).toBeVisible();
}

/** The one option that is left once what was typed has narrowed the list: until then options are on their way to another place. */
export async function foundOption(scope: Scope, text: RegExp): Promise<Locator> {
  const found = scope.getByRole('listbox').getByRole('option').first();
  await expect(found).toHaveText(text);
  return found;
}

/**
 * Chooses a bank's country with the pointer. What still loads above may move the list between press and release: who sees that
 * nothing was chosen presses again.
 */
export async function chooseCountry(scope: Scope, typed: string, country: RegExp): Promise<void> {
  const box = scope.getByRole('combobox', { name: 'Bank country' });
  await expect(async () => {
    await box.fill(typed);
    await (await foundOption(scope, country)).click();
    await expect(box).toHaveValue(country, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
}
