import type { GatewayClient, Merchant } from '@corridor/core';
import type { Page } from '@playwright/test';
import type { DemoRole } from '../../apps/gateway/src/platform/seeding/partners';
import { loadMessages } from '../../packages/features/src/i18n/loadMessages';
import { findings } from '../fixtures/axe';
import { DARK, RIGHT_TO_LEFT, WIDTHS } from '../fixtures/faults';
import { test } from '../fixtures/finance';
import { expect } from '../fixtures/operator';
import { openLanguages } from '../fixtures/servedPage';
import { isWhole } from '../fixtures/whole';

/** Looks in which a form shows whether it holds: the longest words, the darkest page, and the narrowest one. */
const LOOKS = [
  { name: 'French and dark', language: 'fr', width: WIDTHS.desk, cookies: [DARK] },
  { name: 'French', language: 'fr', width: WIDTHS.phone, cookies: [] },
  { name: 'Chinese and right to left', language: 'zh', width: WIDTHS.phone, cookies: [RIGHT_TO_LEFT] },
] as const;

/** A page that speaks a language, and what stands in it. */
interface Visit {
  readonly page: Page;
  /** What a key reads in that language. */
  readonly say: (key: string) => string;
}

const dialog = (page: Page) => page.getByRole('dialog').last();
const press = (place: Pick<Page, 'getByRole'>, name: string) =>
  place.getByRole('button', { name, exact: true }).click();

/** Judges what stands there once it has all that it fetches. */
async function look(page: Page, place: string): Promise<void> {
  await expect(page.locator('[aria-busy=true], .cr-skeleton')).toHaveCount(0);
  await isWhole(page, place);
  expect.soft(await findings(page), place).toEqual([]);
}

/** Opens forms by their addresses. */
async function lookAtForms({ page }: Visit, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await expect(dialog(page).getByRole('combobox').first()).toBeVisible();
    await look(page, address);
  }
}

/** Goes through the steps of merchants that may be changed, up to the documents. */
async function lookAtSteps({ page, say }: Visit, merchants: readonly Merchant[]): Promise<void> {
  for (const { id, type } of merchants) {
    await page.goto(`/merchant?form=edit.${id}`);
    for (const step of ['identity', 'identification', 'contact']) {
      await expect(dialog(page).getByRole('textbox').first()).toBeVisible();
      await look(page, `${step} of type ${type}`);
      await press(dialog(page), say('form.next'));
    }
    await expect(dialog(page).getByRole('button', { name: say('form.save'), exact: true })).toBeVisible();
    await look(page, `last step of type ${type}`);
    await page.goto(`/merchant?form=documents.${id}`);
    await expect(dialog(page).getByRole('group').first()).toBeVisible();
    await look(page, `documents of type ${type}`);
  }
}

/** Asks for each decision of a review, and decides nothing. */
async function lookAtDecisions({ page, say }: Visit): Promise<void> {
  await page.goto('/merchant?review=next');
  await expect(page.getByRole('article').getByRole('button', { name: say('merchants.action.approve') })).toBeVisible();
  for (const [key, decision] of [
    ['a', 'approve'],
    ['r', 'reject'],
    ['m', 'requestMore'],
  ] as const) {
    await page.keyboard.press(key);
    const question = page.getByRole('dialog', { name: say(`merchants.confirm.${decision}.title`) });
    await expect(question).toBeVisible();
    await look(page, decision);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
  }
}

/** Tops a card up as far as the review. */
async function lookAtTopUp({ page, say }: Visit, operator: GatewayClient): Promise<void> {
  const filter = { currency: ['USD'], shared: false, status: ['normal' as const] };
  const [card] = (await operator.cards.page({ page: 1, size: 1, filter })).items;
  await page.goto(`/card?open=${card?.id}`);
  await press(page, say('cards.topUp.open'));
  const topUp = page.getByRole('dialog', { name: say('cards.topUp.form.title') });
  await expect(topUp.getByRole('textbox').first()).toBeVisible();
  await look(page, 'top-up');
  await topUp.getByRole('textbox').first().fill('12');
  await expect(topUp.getByText(say('cards.topUp.after'))).toBeVisible();
  await press(topUp, say('ticket.review'));
  await expect(topUp.getByRole('button', { name: say('cards.topUp.form.confirm'), exact: true })).toBeVisible();
  await look(page, 'review of the top-up');
}

/** Transfers a little between two accounts. */
async function lookAtTransfer({ page, say }: Visit, finance: GatewayClient, amount: string): Promise<void> {
  const sort = { field: 'available', direction: 'desc' } as const;
  const [from, to] = await finance.accounts.list({ filter: { currency: ['USD'], funded: true }, sort });
  await page.goto(`/transfer?new=1&from=${from?.id}&to=${to?.id}&amount=${amount}`);
  await expect(page.getByText(say('transferOrders.form.debited'))).toBeVisible();
  await press(page, say('ticket.review'));
  await expect(page.getByRole('heading', { name: say('transferOrders.form.reviewTitle') })).toBeFocused();
  await look(page, 'review of the transfer');
  await press(page, say('transferOrders.form.confirm'));
  await expect(page.getByRole('heading', { name: say('transferOrders.done.booked') })).toBeVisible();
  await look(page, 'outcome of the transfer');
}

for (const [index, { name, language, width, cookies }] of LOOKS.entries())
  test(`forms, their steps, decisions and tickets in ${name} at ${width} px cut nothing, and axe finds nothing on them`, async ({
    page,
    context,
    baseURL,
    enter,
    gatewayAs,
    finance,
  }) => {
    const { sentences } = await loadMessages(language);
    const visit = { page, say: (key: string) => sentences[key] ?? key };
    await openLanguages(context);
    const url = baseURL ?? '';
    const speaking = { name: 'language', value: language };
    const enterAs = async (role: DemoRole) => {
      // A page that is open would go to sign in, its session gone.
      await page.goto('about:blank');
      await enter(role);
      await context.addCookies([speaking, ...cookies].map((cookie) => ({ ...cookie, url })));
    };
    await page.setViewportSize({ width, height: 900 });
    const operator = await gatewayAs('operator');
    const edited = await operator.merchants.list({
      filter: { status: ['toBeUploaded', 'toBeSupplemented', 'rejected'] },
    });
    const ofType = (wanted: number) => edited.find(({ type }) => type === wanted);

    await enterAs('operator');
    await lookAtForms(visit, ['/collection/virtual-accounts?form=new', '/material/materials?form=new']);
    await lookAtSteps(
      visit,
      [ofType(1), ofType(2)].flatMap((found) => found ?? []),
    );
    await lookAtDecisions(visit);
    await lookAtTopUp(visit, operator);
    await enterAs('administrator');
    await lookAtForms(visit, ['/account?form=new']);
    await enterAs('finance');
    await lookAtTransfer(visit, finance, `64.1${index}`);
  });
