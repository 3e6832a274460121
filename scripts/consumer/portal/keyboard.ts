import type { Locator, Page } from '@playwright/test';
import { expect } from './expect';

/** More stops than any page of the portal has. */
const STOPS = 150;

const holdsFocus = (target: Locator) => target.evaluate((element) => element.contains(document.activeElement));

/** Presses Tab until the focus is in an element. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await holdsFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Presses Tab until a button has the focus, and then Enter. */
export async function pressButton(page: Page, scope: Page | Locator, name: string | RegExp): Promise<void> {
  await tabTo(page, scope.getByRole('button', { name }).first());
  await page.keyboard.press('Enter');
}

/** Goes to a field with Tab and types. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Position, from 0, of the first record whose cell under a heading says something. */
export async function rowWith(table: Locator, heading: string, says: RegExp): Promise<number> {
  const headings = await table.locator('thead th').allTextContents();
  const column = headings.indexOf(heading);
  const cells = await table.locator(`tbody tr > :nth-child(${column + 1})`).allTextContents();
  const found = cells.findIndex((text) => says.test(text.trim()));
  if (column < 0 || found < 0) throw new Error(`No record says ${says} under ${heading}: ${headings} | ${cells}`);
  return found;
}

/** Opens a record of a table, looks, and closes it: the focus is in the table again. */
export async function openRow(page: Page, table: Locator, index: number, look: (details: Locator) => Promise<void>) {
  await tabTo(page, table);
  for (let row = 0; row < index; row += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog');
  await expect(details).toBeVisible();
  await look(details);
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect.poll(() => holdsFocus(table)).toBe(true);
}
