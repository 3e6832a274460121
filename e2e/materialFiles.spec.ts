import type { JSHandle, Page } from '@playwright/test';
import { MEGABYTE, ofSize, pdf } from './fixtures/materials';
import { expect, test } from './fixtures/operator';

const form = (page: Page) => page.getByRole('dialog', { name: 'Add material' });
const files = (page: Page) => form(page).getByRole('list', { name: 'Files' }).getByRole('listitem');
const input = (page: Page) => form(page).locator('input[type=file]');

/** What a hand drags, or a clipboard holds: one PDF. */
const held = (page: Page, name: string, buffer: Buffer): Promise<JSHandle<DataTransfer>> =>
  page.evaluateHandle(
    ([called, bytes]) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([content], called, { type: 'application/pdf' }));
      return transfer;
    },
    [name, buffer.toString('base64')] as const,
  );

/** A line that takes so many bytes a second; -1 takes all at once. */
async function uploadsAt(page: Page, uploadThroughput: number): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput };
  await line.send('Network.emulateNetworkConditions', conditions);
}

test('takes certificates that are dropped and pasted, says how far each is, and stops one on its way', async ({
  signedIn: page,
}) => {
  await page.goto('/material/materials?form=new');
  await expect(form(page)).toBeVisible();
  await uploadsAt(page, 150_000);
  const dragged = await held(page, 'dropped.pdf', ofSize(MEGABYTE));
  await input(page).locator('..').dispatchEvent('drop', { dataTransfer: dragged });
  const progress = form(page).getByRole('progressbar', { name: 'Uploading dropped.pdf' });
  await expect(progress).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
  const stopped = page.waitForEvent('requestfailed', (request) => request.url().includes('/material/upload'));
  await form(page).getByRole('button', { name: 'Remove dropped.pdf' }).click();
  expect((await stopped).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(files(page)).toHaveCount(0);

  await uploadsAt(page, -1);
  const copied = await held(page, 'pasted.pdf', pdf('invoice.pdf').buffer);
  await input(page).evaluate(
    (at, clipboardData) => at.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true })),
    copied,
  );
  await expect(form(page).getByRole('button', { name: 'Preview pasted.pdf' })).toBeVisible();
  await expect(files(page)).toHaveCount(1);
});
