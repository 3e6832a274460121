import type { JSHandle, Page } from '@playwright/test';
import { MEGABYTE, ofSize, pdf } from '../fixtures/materials';
import { expect, test } from '../fixtures/operator';

const form = (page: Page) => page.getByRole('dialog', { name: 'Add material' });
const files = (page: Page) => form(page).getByRole('list', { name: 'Files' }).getByRole('listitem');
const input = (page: Page) => form(page).locator('input[type=file]');

/** A picture of one point. */
const png = (name: string) => ({
  ...{ name, mimeType: 'image/png' },
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
});

/** Files that a hand drags, or that a clipboard holds. */
const held = (page: Page, ...chosen: ReturnType<typeof pdf>[]): Promise<JSHandle<DataTransfer>> =>
  page.evaluateHandle(
    (all) => {
      const transfer = new DataTransfer();
      for (const { name, mimeType, bytes } of all) {
        const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([content], name, { type: mimeType }));
      }
      return transfer;
    },
    chosen.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: buffer.toString('base64') })),
  );

/** A line that takes so many bytes a second; -1 takes all at once. */
async function uploadsAt(page: Page, uploadThroughput: number): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput };
  await line.send('Network.emulateNetworkConditions', conditions);
}

test('takes several certificates that are dropped or pasted at once, says how far each is, stops one on its way, and shows a picture', async ({
  signedIn: page,
}) => {
  await page.goto('/material/materials?form=new');
  await expect(form(page)).toBeVisible();
  await uploadsAt(page, 150_000);
  const dragged = await held(page, pdf('dropped.pdf', ofSize(MEGABYTE)), pdf('small.pdf'));
  await input(page).locator('..').dispatchEvent('drop', { dataTransfer: dragged });
  const progress = form(page).getByRole('progressbar', { name: 'Uploading dropped.pdf' });
  await expect(progress).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
  const stopped = page.waitForEvent('requestfailed', (request) => request.url().includes('/material/upload'));
  await form(page).getByRole('button', { name: 'Remove dropped.pdf' }).click();
  expect((await stopped).failure()?.errorText).toBe('net::ERR_ABORTED');
  await uploadsAt(page, -1);
  await expect(form(page).getByRole('button', { name: 'Preview small.pdf' })).toBeVisible();
  const copied = await held(page, pdf('pasted.pdf'), png('picture.png'));
  await input(page).evaluate(
    (at, clipboardData) => at.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true })),
    copied,
  );
  await expect(form(page).getByRole('button', { name: 'Preview pasted.pdf' })).toBeVisible();
  await form(page).getByRole('button', { name: 'Preview picture.png' }).click();
  const picture = page.getByRole('dialog', { name: 'picture.png' }).getByRole('img');
  await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(1);
  await page.keyboard.press('Escape');
  await expect(picture).toBeHidden();
  await expect(files(page)).toHaveText([/small\.pdf/, /pasted\.pdf/, /picture\.png/]);
});
