import type { Locator, Page } from '@playwright/test';
import { holdCalls } from '../fixtures/holdCalls';
import { document } from '../fixtures/merchants';
import { expect, signInAgain, test } from '../fixtures/operator';
import { failFirst, signOutFirst } from '../fixtures/refuseFirst';

const UPLOADS = '**/merchant/upload';

/** Opens the documents of a merchant that lacks some, and gives the field of one. */
async function openProof(page: Page, id: string): Promise<Locator> {
  await page.goto(`/merchant?open=${id}`);
  return proofOf(page);
}

async function proofOf(page: Page): Promise<Locator> {
  const details = page.getByRole('dialog').first();
  await details.getByRole('tab', { name: 'Documents' }).click();
  return details.getByRole('group', { name: 'Proof of address' });
}

const choose = (field: Locator, name: string) => field.locator('input[type=file]').setInputFiles(document(name));

test.describe('a gateway that ends the session and fails', () => {
  // The browser notes by itself what was refused.
  test.use({ expectedOnConsole: /status of (401|503)/ });

  test('loses no chosen file: it is offered again after the sign-in, and sent or removed', async ({
    signedIn: page,
    gateway,
  }) => {
    const { items } = await gateway.merchants.page({ page: 1, size: 50, filter: { status: ['toBeUploaded'] } });
    const [merchant, other] = items;
    const proof = await openProof(page, merchant?.id ?? '');
    await signOutFirst(page, UPLOADS);
    await choose(proof, 'kept proof');
    await signInAgain(page);
    const again = await proofOf(page);
    await expect(again.getByText('kept proof.pdf').first()).toBeVisible();
    await expect(again.getByText('Not uploaded yet. Retry the upload or remove the file.').first()).toBeVisible();
    await again.getByRole('button', { name: 'Try kept proof.pdf again' }).click();
    await expect(again.getByRole('button', { name: /^Replace/ })).toBeVisible();
    await page.reload();
    await expect((await proofOf(page)).getByText(/Not uploaded yet/)).toHaveCount(0);

    const second = await openProof(page, other?.id ?? '');
    await signOutFirst(page, UPLOADS);
    await choose(second, 'unwanted proof');
    await signInAgain(page);
    const offered = await proofOf(page);
    await offered.getByRole('button', { name: /^Remove unwanted proof/ }).click();
    await page.reload();
    await expect((await proofOf(page)).locator('input[type=file]')).toHaveCount(1);
    await expect(page.getByText('unwanted proof.pdf')).toHaveCount(0);
  });

  test('leaves no chosen file behind for whoever signs in after a sign-out', async ({ signedIn: page, gateway }) => {
    const { items } = await gateway.merchants.page({ page: 1, size: 50, filter: { status: ['toBeUploaded'] } });
    const proof = await openProof(page, items.at(-1)?.id ?? '');
    await signOutFirst(page, UPLOADS);
    await choose(proof, 'left proof');
    await signInAgain(page);
    await expect((await proofOf(page)).getByText('left proof.pdf').first()).toBeVisible();
    const address = page.url();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await signInAgain(page);
    await page.goto(address);
    await expect((await proofOf(page)).locator('input[type=file]')).toHaveCount(1);
    await expect(page.getByText('left proof.pdf')).toHaveCount(0);
  });

  test('lets an upload be cancelled on the way, and tried again where it failed', async ({
    signedIn: page,
    gateway,
  }) => {
    const { items } = await gateway.merchants.page({ page: 1, size: 50, filter: { status: ['toBeUploaded'] } });
    const proof = await openProof(page, items.at(-1)?.id ?? '');
    const held = await holdCalls(page, UPLOADS);
    await choose(proof, 'wrong proof');
    await expect(proof.getByRole('progressbar')).toBeVisible();
    await proof.getByRole('button', { name: /^Remove wrong proof/ }).click();
    held.release();
    await expect(proof.getByText('wrong proof.pdf')).toHaveCount(0);
    await failFirst(page, UPLOADS);
    await choose(proof, 'right proof');
    await expect(proof.getByText('Service currently unavailable').first()).toBeVisible();
    await proof.getByRole('button', { name: 'Try right proof.pdf again' }).click();
    await expect(proof.getByText('right proof.pdf').first()).toBeVisible();
    await expect(proof.getByRole('button', { name: /^Replace/ })).toBeVisible();
  });
});
