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
