import type { GatewayClient } from '@corridor/core';
import type { Locator, Page, Request } from '@playwright/test';
import { holdCalls } from '../fixtures/holdCalls';
import {
  document,
  fill,
  fillPerson,
  form,
  goOn,
  goThroughCompany,
  identifyPerson,
  reachPerson,
  upload,
  zoomAndTurn,
} from '../fixtures/merchants';
import { expect, signInAgain, test } from '../fixtures/operator';
import { failFirst, signOutFirst } from '../fixtures/refuseFirst';

/** Has the gateway refuse the session, as when it ended elsewhere, and signs in again. */
async function loseSession(page: Page): Promise<void> {
  await page.route('**/merchant/**', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/json',
      body: '{"code":"40100","msg":"Request Unauthorized"}',
    }),
  );
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.reload();
  await page.waitForURL('**/login*');
  await page.unroute('**/merchant/**');
  await signInAgain(page);
}

async function submit(page: Page, details: Locator): Promise<void> {
  await details.getByRole('button', { name: 'Submit for review' }).click();
  await page
    .getByRole('dialog', { name: 'Submit for review?' })
    .getByRole('button', { name: 'Submit for review' })
    .click();
  await expect(details.getByText('Under review').first()).toBeVisible();
  await expect(details.getByText(/somebody else has to approve it/)).toBeVisible();
  await expect(details.getByRole('button', { name: 'Approve' })).toHaveCount(0);
}

/** Opens the merchants, and returns how many wait for the operator: the tab counts those of his own too, the queue leaves them to others. */
async function countReviews(page: Page, gateway: GatewayClient): Promise<number> {
  const { waiting } = await gateway.merchants.call('nextReview', {});
  expect(waiting).toBeGreaterThan(1);
  await page.goto('/merchant');
  const all = await gateway.merchants.call('statusCounts', {});
  const { count = 0 } = all.find(({ status }) => status === 'underReview') ?? {};
  expect(count).toBeGreaterThanOrEqual(waiting);
  await expect(page.getByRole('tab', { name: /^Under review/ })).toHaveText(new RegExp(`${count}$`));
  return waiting;
}

/** Has another reviewer look at a merchant that somebody has open. */
async function isKeptFrom(other: Page, address: string): Promise<void> {
  await other.goto(address);
  await expect(other.getByText(/is reviewing this merchant/)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await other.context().close();
}

test.describe(() => {
  // The browser notes by itself that the session is lost, and that the form has something to lose.
  test.use({ expectedOnConsole: /status of (401|503)|beforeunload/ });

  // @spec 2.screen.merchants
  test('adds a person although the session ends in the middle, with documents, up to the review', async ({
    signedIn: page,
  }) => {
    const lastName = `Byron ${Date.now()}`;
    await page.goto('/merchant');
    await page.getByRole('button', { name: 'Add merchant' }).click();
    await goOn(page);
    await expect(form(page).getByText('3 fields need attention')).toBeVisible();
    await fillPerson(page, lastName);
    await goOn(page);
    await identifyPerson(page);

    await loseSession(page);
    await page.goto('/merchant?form=new');
    await expect(form(page).getByText('Your unsaved entries were restored.')).toBeVisible();
    await expect(form(page).getByRole('textbox', { name: /ID number/ })).toHaveValue('P 1234567');
    await form(page).getByRole('button', { name: 'Back' }).click();
    await expect(form(page).getByRole('textbox', { name: /Last name/ })).toHaveValue(lastName);
    await goOn(page);
    await goOn(page);
    await reachPerson(page);
    await goOn(page);
    await expect(form(page).getByText('+33612345678')).toBeVisible();
    await goOn(page, 'Add merchant');

    await expect(form(page).getByText('3 documents are missing')).toBeVisible();
    const front = form(page).getByRole('group', { name: 'ID document, front' });
    await front
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('text') });
    await expect(front.getByText('File type not accepted. Use a PDF, PNG or JPEG.').first()).toBeVisible();
    for (const kind of ['ID document, front', 'ID document, back', 'Proof of address']) await upload(form(page), kind);
    await goOn(page, 'Done');
    const details = page.getByRole('dialog', { name: `Ada ${lastName}` });
    await expect(details.getByText('Ready to submit')).toBeVisible();
    await submit(page, details);
  });
});

test.describe('a gateway that fails, is slow and ends the session', () => {
  test.use({ expectedOnConsole: /status of (401|503)/ });

  test('keeps the supplement of a rejected company: other details, another document, submitted again', async ({
    signedIn: page,
    gateway,
  }) => {
    const [rejected] = (
      await gateway.merchants.page({ page: 1, size: 10, filter: { status: ['rejected'], type: [1] } })
    ).items;
    const { id = '', name = '' } = rejected ?? {};
    await page.goto(`/merchant?open=${id}`);
    const details = page.getByRole('dialog', { name });
    await expect(details.getByText('Rejected').first()).toBeVisible();
    await details.getByRole('button', { name: 'Edit' }).click();
    await fill(page, /Business scope/, '');
    await goOn(page);
    await expect(form(page).getByText('This field is required').first()).toBeVisible();
    await fill(page, /Business scope/, 'Furniture and timber');
    await goThroughCompany(page);
    await failFirst(page, '**/merchant/update');
    await goOn(page, 'Save changes');
    await expect(form(page).getByText('Service currently unavailable').first()).toBeVisible();
    await signOutFirst(page, '**/merchant/update');
    await goOn(page, 'Save changes');
    await signInAgain(page);
    await page.goto(`/merchant?open=${id}`);
    await details.getByRole('button', { name: 'Edit' }).click();
    await expect(form(page).getByText('Your unsaved entries were restored.')).toBeVisible();
    await goOn(page, 'Save changes');
    await expect(details.getByText('Furniture and timber')).toBeVisible();
    await details.getByRole('tab', { name: 'Documents' }).click();
    const proof = details.getByRole('group', { name: 'Proof of address' });
    await proof.getByRole('button', { name: /^Replace/ }).click();
    const upload = await holdCalls(page, '**/merchant/upload');
    await proof.locator('input[type=file]').setInputFiles(document('new proof'));
    await expect(proof.getByRole('progressbar')).toBeVisible();
    upload.release();
    await expect(proof.getByText('new proof.pdf')).toBeVisible();
    await proof.getByRole('button', { name: /^Preview/ }).click();
    const preview = page.getByRole('dialog', { name: 'Proof of address' });
    await expect(preview.locator('iframe')).toBeVisible();
    await preview.getByRole('button', { name: 'Close' }).last().click();
    await submit(page, details);
  });

  test('does not stop the queue of reviews, which is worked through by keyboard, and keeps a merchant from a second reviewer', async ({
    signedIn: page,
    openAs,
    gateway,
  }) => {
    const waiting = await countReviews(page, gateway);
    await page.getByRole('button', { name: 'Review queue' }).click();
    await expect(page).toHaveURL(/review=[\da-f-]{36}/);
    const merchant = page.getByRole('article');
    await expect(merchant.getByRole('button', { name: 'Approve' })).toBeVisible();
    const first = page.url();
    await zoomAndTurn(merchant);

    await isKeptFrom(await openAs('administrator'), first);

    // The address changes first; the merchant on the screen is the one that keys decide about.
    const firstName = (await merchant.getByRole('heading').first().textContent()) ?? '';
    await page.keyboard.press('n');
    await expect(page).not.toHaveURL(first);
    await expect(page.getByRole('article', { name: firstName })).toBeHidden();
    await expect(merchant.getByRole('button', { name: 'Approve' })).toBeVisible();
    const second = page.url();
    await page.keyboard.press('r');
    const question = page.getByRole('dialog', { name: 'Reject this merchant?' });
    await expect(question.getByRole('checkbox').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question.getByText('Choose at least one reason')).toBeVisible();
    await question.getByRole('checkbox').first().focus();
    await page.keyboard.press('Space');
    const rejects = (request: Request) => request.postDataJSON().method === 'reject';
    await failFirst(page, '**/merchant/call-by-id', rejects);
    await page.keyboard.press('Enter');
    await expect(question.getByText('Service currently unavailable').first()).toBeVisible();
    await signOutFirst(page, '**/merchant/call-by-id', rejects);
    await page.keyboard.press('Enter');
    await signInAgain(page);
    await expect(page).toHaveURL(second);
    await expect(merchant.getByRole('button', { name: 'Reject' })).toBeVisible();
    await page.keyboard.press('r');
    await expect(question.getByText('Your unsaved entries were restored.')).toBeVisible();
    await expect(question.getByRole('checkbox').first()).toBeFocused();
    await expect(question.getByRole('checkbox').first()).toBeChecked();
    const deciding = await holdCalls(page, '**/merchant/call-by-id', rejects);
    await page.keyboard.press('Enter');
    await expect(question.getByRole('button', { name: 'Reject' })).toHaveAttribute('aria-busy', 'true');
    deciding.release();
    await expect(question).toBeHidden();
    await expect(page).not.toHaveURL(second);
    await expect(page.getByText(`${waiting - 1} waiting`)).toBeVisible();
    const id = new URL(second).searchParams.get('review') ?? '';
    expect(await gateway.merchants.get(id)).toMatchObject({
      status: 'rejected',
      review: { reasons: ['failedAmlReview'] },
    });
  });
});

test('shows a reader everything and offers nothing', async ({ page, enter }) => {
  await enter('viewer');
  await page.goto('/merchant?status=toBeUploaded');
  await expect(page.getByText(/^Showing 1 to/)).toBeVisible();
  for (const name of ['Add merchant', 'Review queue', 'Export']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await page.getByRole('grid').getByRole('row').nth(1).click();
  const details = page.getByRole('dialog');
  await details.getByRole('tab', { name: 'Documents' }).click();
  await expect(details.getByRole('group', { name: 'Proof of address' })).toBeVisible();
  await expect(details.locator('input[type=file]')).toHaveCount(0);
});
