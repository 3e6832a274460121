import type { GatewayClient } from '@corridor/core';
import type { Page } from '@playwright/test';
import { findings } from '../fixtures/axe';
import { test } from '../fixtures/finance';
import { expect } from '../fixtures/operator';
import { payee } from '../fixtures/payments';
import { openLanguages } from '../fixtures/servedPage';
import { fits, isWhole } from '../fixtures/whole';

const WIDTHS = [390, 1440] as const;
const LOOKS = [
  { look: 'light', cookies: {} },
  { look: 'dark', cookies: { theme: 'dark' } },
  { look: 'right to left', cookies: { 'corridor-dir': 'rtl' } },
] as const;

/** Buttons of the steps in each language. */
const WORDS = {
  en: { check: 'Review', review: 'Review', next: 'Continue', read: 'Read cells' },
  fr: { check: 'Vérifier', review: 'Vérification', next: 'Continuer', read: 'Lire les cellules' },
  zh: { check: '核对', review: '核对', next: '继续', read: '读取单元格' },
} as const;

type Language = keyof typeof WORDS;
type Look = (page: Page, place: string) => Promise<void>;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const hasFocus = (page: Page) => expect(page.locator('main :is(h1, h2, h3, h4):focus')).toBeVisible();

/** The page is as wide as the window, and axe finds nothing on it. */
const isRight: Look = async (page, place) => {
  await fits(page, place);
  expect(await findings(page), place).toEqual([]);
};

/** Goes through both tickets up to the review, the form of a withdrawal account, and the steps of a batch. */
async function goThrough(page: Page, finance: GatewayClient, language: Language, look: Look): Promise<void> {
  const { check, review, next, read } = WORDS[language];
  const { id, name } = await payee(finance);
  const [from] = await finance.accounts.list({
    filter: { currency: ['USD'], funded: true, productType: [10] },
    sort: { field: 'available', direction: 'desc' },
  });
  const tickets = {
    payment: `/payment/orders?new=1&beneficiary=${id}&charges=shared&amount=78.11&reference=Looks+78`,
    withdrawal: `/withdrawal/orders?new=1&from=${from?.id}&amount=78.12`,
  };
  for (const [ticket, address] of Object.entries(tickets)) {
    await page.goto(address);
    await expect(page.getByText(/78[.,]1/).first()).toBeVisible();
    await look(page, ticket);
    await press(page, check);
    await hasFocus(page);
    await look(page, `review of the ${ticket}`);
  }
  await page.goto('/withdrawal/accounts?form=new');
  await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeVisible();
  await look(page, 'form of a withdrawal account');
  await page.goto('/payment/orders?batch=new');
  await expect(page.locator('textarea')).toBeVisible();
  await look(page, 'start of a batch');
  await page.locator('textarea').fill(['Beneficiary\tAmount\tReference', `${name}\t78.13\tLooks 78`].join('\n'));
  for (const [step, button] of [
    ['columns', read],
    ['check', next],
    ['review', review],
  ] as const) {
    await press(page, button);
    await hasFocus(page);
    await look(page, `${step} of a batch`);
  }
}

for (const width of WIDTHS) {
  for (const { look, cookies } of LOOKS) {
    test(`axe finds nothing on tickets and batch in ${look} at ${width} px`, async ({
      page,
      context,
      baseURL,
      enter,
      finance,
    }) => {
      await enter('finance');
      const url = baseURL ?? '';
      await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
      await page.setViewportSize({ width, height: 900 });
      await goThrough(page, finance, 'en', isRight);
    });
  }

  for (const language of ['fr', 'zh'] as const) {
    test(`tickets and batch in ${language} at ${width} px cut nothing`, async ({
      page,
      context,
      baseURL,
      enter,
      finance,
    }) => {
      await enter('finance');
      await openLanguages(context);
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      await page.setViewportSize({ width, height: 900 });
      await goThrough(page, finance, language, isWhole);
    });
  }

  test(`axe finds nothing on what tickets and batch come to at ${width} px`, async ({ page, enter, finance }) => {
    const { id } = await payee(finance);
    await enter('finance');
    await page.setViewportSize({ width, height: 900 });
    await page.goto(
      `/payment/orders?new=1&beneficiary=${id}&charges=shared&amount=79.${(width % 89) + 10}&reference=Looks+79`,
    );
    await expect(page.getByText('Fee the beneficiary pays')).toBeVisible();
    await press(page, 'Review');
    await press(page, 'Confirm payment');
    await expect(page.getByRole('heading', { name: 'Payment accepted' })).toBeFocused();
    await isRight(page, 'payment');
    await page.goto('/payment/orders?batch=new');
    const rows = ['Beneficiary\tAmount\tReference', `${id}\t80.${(width % 89) + 10}\tLooks 80`];
    await page.locator('textarea').fill(rows.join('\n'));
    for (const button of ['Read cells', 'Continue', 'Review', 'Confirm 1 payment']) await press(page, button);
    await expect(page.getByText('Batch completed')).toBeVisible();
    await expect(page.getByText('Batch Pasted cells accepted')).toBeVisible();
    await isRight(page, 'batch');
  });
}
