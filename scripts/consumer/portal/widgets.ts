import { expect, type Locator, type Page } from '@playwright/test';

type Scope = Page | Locator;

const PATIENCE = { timeout: 20_000 };

/** Waits for the first ten cards. */
export async function seeCards(scope: Scope): Promise<void> {
  await expect(scope.getByText(/•••• \d{4}$/).nth(9)).toBeVisible(PATIENCE);
}

/** Waits for the statements. */
export async function seeStatements(scope: Scope): Promise<void> {
  await expect(scope.getByRole('heading', { name: 'Statements' })).toBeVisible(PATIENCE);
  await expect(scope.getByText('Daily', { exact: true }).first()).toBeVisible(PATIENCE);
}

/** Types what is to be sold and waits for its price. */
export async function seePrice(scope: Scope, amount: string): Promise<void> {
  await scope.getByLabel('You sell').first().fill(amount);
  await expect(scope.getByText('Client rate')).toBeVisible(PATIENCE);
}
