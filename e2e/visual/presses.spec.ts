import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import { test } from './storyPage';

/** What presses and lets go at a place, in CSS pixels of the window. */
interface Hand {
  readonly press: (x: number, y: number) => Promise<unknown>;
  readonly move: (x: number, y: number) => Promise<unknown>;
  readonly release: (x: number, y: number) => Promise<unknown>;
}

type Tool = 'mouse' | 'pen' | 'touch';

function handOf(browser: CDPSession, tool: Tool): Hand {
  if (tool === 'touch') {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      browser.send('Input.dispatchTouchEvent', { type, touchPoints });
    return {
      press: (x, y) => touch('touchStart', [{ x, y }]),
      move: (x, y) => touch('touchMove', [{ x, y }]),
      release: () => touch('touchEnd', []),
    };
  }
  const common = { pointerType: tool, clickCount: 1 } as const;
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number, y: number, buttons: number) =>
    browser.send('Input.dispatchMouseEvent', { ...common, type, x, y, buttons, button: 'left' });
  return {
    press: async (x, y) => {
      await browser.send('Input.dispatchMouseEvent', { ...common, type: 'mouseMoved', x, y, buttons: 0 });
      await send('mousePressed', x, y, 1);
    },
    move: (x, y) => send('mouseMoved', x, y, 1),
    release: (x, y) => send('mouseReleased', x, y, 0),
  };
}

async function middleOf(part: Locator): Promise<readonly [x: number, y: number]> {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Gives the page a strip above all that it shows, of a height in pixels, and waits until that is drawn. */
async function grow(page: Page, height: number): Promise<void> {
  await page.evaluate(async (blockSize) => {
    const above = document.querySelector<HTMLElement>('[data-above]') ?? document.createElement('div');
    above.dataset.above = '';
    above.style.blockSize = `${blockSize}px`;
    document.body.prepend(above);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, height);
}

/** Lists of every kind: a story, what opens it, a row, and what shows that the row was taken once. */
const LISTS: readonly {
  readonly story: string;
  readonly open: (page: Page) => Promise<void>;
  readonly row: (page: Page) => Locator;
  readonly taken: (page: Page) => Promise<void>;
}[] = [
  {
    story: 'ui-select--default',
    open: (page) => page.getByRole('combobox').click(),
    row: (page) => page.getByRole('option', { name: 'Blocked' }),
    taken: async (page) => {
      await expect(page.getByRole('combobox')).toHaveText('Blocked');
      await expect(page.getByRole('listbox')).toHaveCount(0);
    },
  },
  {
    story: 'ui-multiselect--default',
    open: (page) => page.getByRole('combobox').click(),
    row: (page) => page.getByRole('option').nth(1),
    taken: (page) => expect(page.getByRole('option', { selected: true })).toHaveCount(1),
  },
  {
    story: 'ui-combobox--default',
    open: (page) => page.getByRole('combobox').fill('ger'),
    row: (page) => page.getByRole('option', { name: 'Germany' }),
    taken: (page) => expect(page.getByRole('combobox')).toHaveValue('Germany'),
  },
  {
    story: 'ui-menu--checkable',
    open: (page) => page.getByRole('button', { name: 'View' }).click(),
    row: (page) => page.getByRole('menuitemcheckbox', { name: 'Fee' }),
    taken: (page) => expect(page.getByRole('menuitemcheckbox', { name: 'Fee' })).toBeChecked(),
  },
  {
    story: 'ui-datepicker--default',
    open: (page) => page.getByRole('button').first().click(),
    row: (page) => page.getByRole('button', { name: 'Thursday, March 20, 2025' }),
    taken: (page) => expect(page.getByRole('textbox')).toHaveValue('2025-03-20'),
  },
];

// The page goes on to stories of others.
test.afterEach(async ({ stories: { page } }) => {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('[data-above], [data-behind]')) one.remove();
    document.body.style.minBlockSize = '';
  });
  await page.mouse.move(0, 0);
});

test.describe('what is pressed in a list of a page that grows above it', () => {
  // Where a page is scrolled, a browser keeps what is seen in its place as it grows.
  for (const [tool, scrolled] of [
    ['mouse', 20],
    ['pen', 0],
    ['touch', 0],
  ] as const)
    test(`is taken on release of a ${tool}, once, in every list, ${scrolled} px down the page`, async ({
      stories: { page, show },
    }) => {
      const hand = handOf(await page.context().newCDPSession(page), tool);
      for (const { story, open, row, taken } of LISTS)
        await test.step(story, async () => {
          await show({ id: story, timePasses: false });
          await grow(page, 20);
          await page.evaluate((top) => {
            document.body.style.minBlockSize = '1000px';
            scrollTo(0, top);
          }, scrolled);
          await open(page);
          const [x, y] = await middleOf(row(page));
          await hand.press(x, y);
          await grow(page, 110);
          expect(await middleOf(row(page)), 'it keeps its place').toEqual([x, y]);
          await hand.release(x, y);
          await taken(page);
        });
    });
});

test('a mouse is drawn from what opens a list to a row, and a press on the former leaves the list open', async ({
  stories: { page, show },
}) => {
  const hand = handOf(await page.context().newCDPSession(page), 'mouse');
  for (const [story, opener, row, taken] of [
    ['ui-select--default', 'combobox', 'option', /^Lost/],
    ['ui-menu--checkable', 'button', 'menuitemradio', /^Compact/],
  ] as const)
    await test.step(story, async () => {
      await show({ id: story, timePasses: false });
      const button = page.getByRole(opener).first();
      const [x, y] = await middleOf(button);
      await hand.press(x, y);
      const [toX, toY] = await middleOf(page.getByRole(row, { name: taken }));
      await hand.move(toX, toY);
      await hand.release(toX, toY);
      await expect(page.getByRole(row)).toHaveCount(0);
      await button.click();
      const chosen = page
        .getByRole(row, { name: taken })
        .and(page.locator('[aria-selected=true], [aria-checked=true]'));
      await expect(chosen).toBeVisible();
      await button.click();
      await expect(chosen).toBeHidden();
    });
});

test('a finger that scrolls a list takes nothing, and one that takes presses nothing behind it', async ({
  stories: { page, show },
}) => {
  const hand = handOf(await page.context().newCDPSession(page), 'touch');
  await show({ id: 'ui-combobox--default', timePasses: false });
  const box = page.getByRole('combobox');
  await box.fill('united');
  const [x, y] = await middleOf(page.getByRole('option').last());
  await hand.press(x, y);
  for (const by of [20, 60, 100]) await hand.move(x, y - by);
  await hand.release(x, y - 100);
  await expect(box).toHaveValue('united');
  await page.evaluate(
    ([left, top]) => {
      const behind = document.createElement('button');
      behind.textContent = 'Behind';
      behind.dataset.behind = '';
      behind.style.cssText = `position: absolute; inset-block-start: ${top - 10}px; inset-inline-start: ${left - 60}px; inline-size: 120px`;
      behind.onclick = () => behind.remove();
      document.body.prepend(behind);
    },
    [x, y] as const,
  );
  await hand.press(x, y);
  await hand.release(x, y);
  await expect(box).toHaveValue(/United/);
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(box).toBeFocused();
  await expect(page.getByRole('button', { name: 'Behind' })).toBeVisible();
});
