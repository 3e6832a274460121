import { type BrowserContextOptions, test as base, type CDPSession, type Page } from '@playwright/test';
import { PACE, within } from '../../scripts/machine/pace';
import { serveFolder } from '../../scripts/servers/serveFolder';
import { PICTURED } from '../../scripts/snapshots/seededSnapshot';
import { isPrimitive } from './pictured';
import { loadStory, playStory, RULES_OF_LOOKS, wearLook } from './preview';
import { type Story, storybookFolder } from './stories';
import { VARIANTS, type Variant } from './variants';

/** A Storybook preview that goes from story to story without loading the page anew. */
export interface StoryPage {
  readonly page: Page;
  /** Shows a story anew in the first look and plays it; gives what it threw and what axe finds. */
  readonly show: (story: Pick<Story, 'id' | 'timePasses'>) => Promise<string[]>;
  /**
   * Changes the look of the story that is shown, as it stands after playing; gives what axe finds there. With `tokens`,
   * custom properties of the theme are changed on purpose.
   */
  readonly wear: (variant: Variant, tokens?: Readonly<Record<string, string>>) => Promise<string[]>;
  /** A picture of all that is shown, asked of the browser at once: as Playwright takes it, which asks six times. */
  readonly picture: () => Promise<Buffer>;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const SIZES = { primitive: { width: 800, height: 600 }, widget: { width: 1280, height: 800 } };

/** When a story has seen its time pass, all that it waited for is over. */
const LATER = Date.parse(PICTURED) + 600_000;

/** A story that changes nothing: the page opens with it, so that no story plays twice. */
const QUIET = 'ui-badge--default';

/** A widget that stands over the gateway and asks it for little. */
const FIRST_WIDGET = { id: 'features-shops-shoptable--default', timePasses: false };

const CONTEXT: BrowserContextOptions = {
  deviceScaleFactor: 1,
  locale: 'en-US',
  timezoneId: 'Etc/UTC',
  reducedMotion: 'reduce',
  viewport: SIZES.primitive,
};

/** Waits until what was asked for is on screen, and gives the size of all that is shown. */
function settle(page: Page): Promise<Size> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    // What turns for ever is pictured as it stands without turning.
    for (const animation of document.documentElement.getAnimations({ subtree: true })) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const boxes = [document.body, document.documentElement];
    return {
      width: Math.max(...boxes.flatMap((box) => [box.scrollWidth, box.offsetWidth, box.clientWidth])),
      height: Math.max(...boxes.flatMap((box) => [box.scrollHeight, box.offsetHeight, box.clientHeight])),
    };
  });
}

async function pictureOf(browser: CDPSession, { width, height }: Size, seen: Size): Promise<Buffer> {
  const beyond = width > seen.width || height > seen.height;
  const { data } = await browser.send('Page.captureScreenshot', {
    format: 'png',
    // A clip, even one of all that is seen, makes the browser lay the page out for the picture and back again.
    ...(beyond && { clip: { x: 0, y: 0, width, height, scale: 1 }, captureBeyondViewport: true }),
  });
  return Buffer.from(data, 'base64');
}

function globalsOf(variant: Variant, tokens: Readonly<Record<string, string>> = {}) {
  const changed = Object.entries(tokens).map(([name, hex]) => [name, `#${hex}`]);
  return { ...VARIANTS[variant], tokens: Object.fromEntries(changed) };
}

function storyPageOn(page: Page, browser: CDPSession, url: string): StoryPage {
  let loaded = false;
  let seen: Size = SIZES.primitive;
  let whole: Size = seen;
  let stoppedAt: typeof PICTURED | typeof LATER = PICTURED;
  const show: StoryPage['show'] = async (story) => {
    const { id: storyId, timePasses } = story;
    const size = isPrimitive(story) ? SIZES.primitive : SIZES.widget;
    if (seen !== size) await page.setViewportSize(size);
    seen = size;
    if (!loaded) {
      await page.goto(`${url}/iframe.html?viewMode=story&id=${QUIET}`);
      await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
      await page.addStyleTag({ content: '* { caret-color: transparent !important; }' });
      await page.evaluate(loadStory);
    }
    loaded = true;
    if (timePasses) await page.clock.setSystemTime(PICTURED);
    else if (stoppedAt !== PICTURED) await page.clock.setFixedTime(PICTURED);
    const problems = await page.evaluate(playStory, { storyId, globals: globalsOf('light') });
    if (timePasses) await page.clock.setFixedTime(LATER);
    stoppedAt = timePasses ? LATER : PICTURED;
    whole = await settle(page);
    return problems;
  };
  const wear: StoryPage['wear'] = async (variant, tokens) => {
    const problems = await page.evaluate(wearLook, {
      globals: globalsOf(variant, tokens),
      rules: RULES_OF_LOOKS[variant],
    });
    whole = await settle(page);
    return problems;
  };
  return { page, show, wear, picture: () => pictureOf(browser, whole, seen) };
}

/** Playwright's `test` with one preview page per worker. */
export const test = base.extend<object, { stories: StoryPage }>({
  stories: [
    async ({ browser }, use) => {
      const server = await serveFolder(storybookFolder);
      const context = await browser.newContext(CONTEXT);
      const page = await context.newPage();
      await page.addInitScript((pace) => Reflect.set(window, 'corridorPace', pace), PACE);
      await page.clock.setFixedTime(PICTURED);
      // Where a page can tell of its animations, Storybook waits a tenth of a second for those of every story and look, and its
      // own test runner has every element styled twice anew to stop them: here nearly none run, and `settle` ends them.
      await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'getAnimations'));
      const shown = storyPageOn(page, await context.newCDPSession(page), server.url);
      // The embedded database under widgets takes its time to start, which is no story's.
      await shown.show(FIRST_WIDGET);
      await use(shown);
      await context.close();
      await server.stop();
    },
    { scope: 'worker', timeout: within(120) },
  ],
});
