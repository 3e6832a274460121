import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/operator';

const rows = (page: Page) => page.getByRole('grid').getByRole('row').filter({ hasText: '••••' });

const form = (page: Page) => page.getByRole('dialog', { name: /beneficiary$/ });

async function choose(page: Page, name: RegExp, text: string, option: RegExp): Promise<void> {
  await form(page).getByRole('combobox', { name }).fill(text);
  // Until what was typed has narrowed the list, an option is on its way to another place.
  const found = page.getByRole('listbox', { name }).getByRole('option').first();
  await expect(found).toHaveText(option);
  await found.click();
}

test.describe(() => {
  test.use({ expectedOnConsole: /status of 409/ });

  // @spec 2.screen.remittance-beneficiaries
  test('adds a beneficiary, changes it and starts another as a copy', async ({ signedIn: page, gateway }) => {
    const company = `Tulp Handel ${Date.now()}`;
    await page.goto('/payment/beneficiaries');
    await expect(rows(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'New beneficiary' }).click();
    await expect(page).toHaveURL(/form=new/);

    await choose(page, /Bank country/, 'United Kingdom', /United Kingdom/);
    await expect(form(page).getByRole('combobox', { name: /Currency/ })).toHaveValue(/GBP/);
    await form(page)
      .getByRole('textbox', { name: /Sort code/ })
      .fill('20-00-00');
    await form(page)
      .getByRole('textbox', { name: /Account number/ })
      .fill('1234');
    await form(page)
      .getByRole('textbox', { name: /Company name/ })
      .fill(company);
    await form(page).getByRole('button', { name: 'Save beneficiary' }).click();
    await expect(
      form(page)
        .getByText(/digits only/)
        .first(),
    ).toBeVisible();
    await expect(form(page).getByRole('textbox', { name: /Account number/ })).toBeFocused();
    await form(page)
      .getByRole('textbox', { name: /Account number/ })
      .fill(String(Date.now()).slice(-8));
    await form(page).getByRole('button', { name: 'Save beneficiary' }).click();
    await expect(page.getByRole('dialog', { name: company })).toBeVisible();

    const { items } = await gateway.beneficiaries.page({ page: 1, size: 10, filter: { search: company } });
    const id = items[0]?.id ?? '';
    await expect(page).toHaveURL(new RegExp(`open=${id}`));

    await page.goto(`/payment/beneficiaries?form=edit.${id}`);
    await form(page).getByRole('textbox', { name: /Email/ }).fill('accounts@tulp.example');
    await form(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('dialog', { name: company }).getByText('accounts@tulp.example')).toBeVisible();

    await page.getByRole('dialog', { name: company }).getByRole('button', { name: 'Duplicate' }).click();
    await form(page).getByRole('button', { name: 'Save beneficiary' }).click();
    await expect(form(page).getByText('This account already exists')).toBeVisible();
    await form(page).getByRole('button', { name: 'Cancel' }).click();
  });
});

test('disables, enables and deletes a beneficiary', async ({ signedIn: page, gateway }) => {
  const company = `Reed Paper ${Date.now()}`;
  await gateway.beneficiaries.create({
    bankCountry: 'GB',
    currency: 'GBP',
    paymentMethod: 'local',
    payeeType: 1,
    bank: {
      accountNumberType: 1,
      routingCodes: { sort_code: '200000' },
      accountNumber: `9${String(Date.now()).slice(-7)}`,
    },
    payee: { companyName: company },
  });
  await page.goto(`/payment/beneficiaries?search=${encodeURIComponent(company)}`);
  for (const [action, word] of [
    ['Disable', 'Disabled'],
    ['Enable', 'Enabled'],
  ] as const) {
    await rows(page)
      .first()
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await page.getByRole('menuitem', { name: action }).click();
    await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
    await expect(rows(page).first()).toContainText(word);
  }
  await rows(page)
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No records match these filters')).toBeVisible();
});

test('asks before what was typed is lost', async ({ signedIn: page }) => {
  await page.goto('/payment/beneficiaries?form=new');
  await choose(page, /Bank country/, 'Germany', /Germany/);
  await form(page).getByRole('textbox', { name: /IBAN/ }).fill('GB29NWBK60161331926819');
  await expect(form(page).getByText('This IBAN belongs to a different country than the bank')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Discard changes?' }).getByRole('button', { name: 'Discard' }).click();
  await expect(form(page)).toBeHidden();
});

test.describe(() => {
  test.use({ expectedOnConsole: /status of (503|401)|ERR_FAILED/ });

  test('keeps what was typed while the gateway fails or the session has ended, and saves it once', async ({
    signedIn: page,
    gateway,
  }) => {
    const company = `Patient Papers ${Date.now()}`;
    const answers = [
      { status: 503, json: { code: '50300', msg: 'Service Currently Unavailable' } },
      { status: 401, json: { code: '40100', msg: 'Request Unauthorized' } },
    ];
    await page.route('**/beneficiary/create', async (route) => {
      const answer = answers.shift();
      if (answer) await route.fulfill(answer);
      else await route.continue();
    });
    await page.goto('/payment/beneficiaries?form=new');
    await choose(page, /Bank country/, 'United Kingdom', /United Kingdom/);
    const fill = (name: RegExp, text: string) => form(page).getByRole('textbox', { name }).fill(text);
    await fill(/Sort code/, '20-00-00');
    await fill(/Account number/, String(Date.now()).slice(-8));
    await fill(/Company name/, company);
    const save = () => form(page).getByRole('button', { name: 'Save beneficiary' }).click();
    const kept = () => expect(form(page).getByRole('textbox', { name: /Company name/ })).toHaveValue(company);
    await save();
    await expect(form(page).getByRole('alert').first()).toBeVisible();
    await kept();
    await save();
    await expect(page.getByText('You are signed out').first()).toBeVisible();
    await kept();
    await save();
    await expect(page.getByRole('dialog', { name: company })).toBeVisible();
    const { total } = await gateway.beneficiaries.page({ page: 1, size: 10, filter: { search: company } });
    expect(total).toBe(1);
  });
});
