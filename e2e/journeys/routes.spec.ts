import { readFileSync } from 'node:fs';
import type { GatewayClient } from '@corridor/core';
import type { Page } from '@playwright/test';
import { host } from '../../apps/backoffice/src/messages/en/host';
import { ROUTE_PATHS } from '../../apps/backoffice/src/routes/paths';
import { demo } from '../fixtures/demo';
import { addMember, signInMember } from '../fixtures/members';
import { expect, test } from '../fixtures/operator';

/** The rows of the table in the documentation: its heading, then an address and a cell for each visitor. */
const [HEAD = [], , ...ROWS] = readFileSync(new URL('../../docs/routes.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const VISITORS = HEAD.slice(1);
const ROLES = ['administrator', 'operator', 'finance', 'viewer'] as const;

const TITLES: Readonly<Record<string, string>> = host;

/** Title of the screen at a path. */
function titleOf(path: string): string {
  const found = Object.entries(ROUTE_PATHS).find(([, one]) => one === path);
  return TITLES[`host.route.${found?.[0] ?? '$error'}`] ?? '';
}

/** Token of an inquiry about a card that works. */
async function openInquiry(gateway: GatewayClient): Promise<string> {
  const [card] = await gateway.cards.list({ filter: { status: ['normal'] } });
  if (!card) throw new Error('The seed has no card that works');
  const { number } = await gateway.cards.callById(card.id, 'reveal', { password: demo('operator').password });
  return (await gateway.balanceInquiry.open({ cardNumber: number, expiry: card.expiry })).cardToken;
}

/** Goes to an address and compares where the visitor ends with what the table says. */
async function expectCell(page: Page, address: string, cell: string): Promise<void> {
  const isRefused = cell.endsWith('refused');
  const path = /^→ ([^,]+)/.exec(cell)?.[1] ?? address;
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await expect.soft(page, `${address}: ${cell}`).toHaveURL(({ pathname }) => pathname === path);
  await expect.soft(page, `title of ${address}`).toHaveTitle(new RegExp(titleOf(path)));
  const refusal = page.getByText('You don’t have permission').first();
  if (isRefused) return expect.soft(refusal, `${address} is refused`).toBeVisible();
  await expect.soft(page.getByRole('heading', { level: 1 }).first(), `heading of ${address}`).toBeVisible();
  // A screen may find out only when it has asked.
  await expect.soft(page.locator('[aria-busy=true]'), `${address} has its data`).toHaveCount(0);
  await expect.soft(refusal, `${address} opens`).toBeHidden();
}

for (const [index, visitor] of VISITORS.entries())
  test(`every address leads a visitor where the table says: ${visitor}`, async ({
    page,
    context,
    enter,
    gateway,
    gatewayAs,
    baseURL,
  }) => {
    const role = ROLES.find((one) => visitor.startsWith(one));
    if (role) await enter(role);
    if (visitor === 'no role') {
      const username = await addMember(await gatewayAs('administrator'), [], baseURL);
      await page.goto('/login');
      await signInMember(page, username);
      await page.waitForURL('**/dashboard');
    }
    if (visitor.endsWith('card token')) {
      const token = await openInquiry(gateway);
      await context.addInitScript((kept) => localStorage.setItem('corridor-token-card', kept), token);
    }
    for (const [address = '', ...cells] of ROWS)
      await expectCell(page, address.replaceAll('`', ''), cells[index] ?? '');
  });
