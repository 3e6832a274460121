import { expect, test } from '../fixtures/operator';

const DESK = 1280;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns true if two boxes share a place of the screen. */
const overlap = (one: Box | null, other: Box | null) =>
  one !== null &&
  other !== null &&
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

for (const [width, direction] of [
  [DESK, 'ltr'],
  [DESK, 'rtl'],
  [390, 'ltr'],
  [390, 'rtl'],
] as const)
  test(`a toast leaves the head of an open drawer free, ${direction} at ${width} px`, async ({
    signedIn: page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'corridor-dir', value: direction, url: baseURL ?? '' }]);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/card');
    await page.getByRole('row').nth(1).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: 'Copy Card ID' }).click();
    const toast = page.locator('.Toastify__toast').first();
    await expect(toast).toBeVisible();
    const said = await toast.boundingBox();
    for (const part of [drawer.getByRole('heading').first(), drawer.getByRole('button', { name: 'Close' })])
      expect(overlap(said, await part.boundingBox())).toBe(false);
  });
