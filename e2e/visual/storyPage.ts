import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { serveFolder } from '../../scripts/servers/serveFolder';
import { PICTURED } from '../../scripts/snapshots/seededSnapshot';
import { loadStory, playStory, RULES_OF_LOOKS, wearLook } from './preview';
import { isPrimitive, type Story, storybookFolder } from './stories';
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
}

const SIZES = { primitive: { width: 800, height: 600 }, widget: { width: 1280, height: 800 } };

/** When a story has seen its time pass, all that it waited for is over. */
const LATER = Date.parse(PICTURED) + 600_000;

/** A story that changes nothing: the page opens with it, so that no story plays twice. */
const QUIET = 'ui-badge--default';

const CONTEXT: BrowserContextOptions = {
  // Storybook waits a tenth of a second for animations of every story, unless its own test runner looks at it.
  userAgent: 'StorybookTestRunner',
  deviceScaleFactor: 1,
  locale: 'en-US',
  timezoneId: 'Etc/UTC',
  reducedMotion: 'reduce',
  viewport: SIZES.primitive,
};

async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

function globalsOf(variant: Variant, tokens: Readonly<Record<string, string>> = {}) {
  const changed = Object.entries(tokens).map(([name, hex]) => [name, `#${hex}`]);
  return { ...VARIANTS[variant], tokens: Object.fromEntries(changed) };
}

function storyPageOn(page: Page, url: string): StoryPage {
  let loaded = false;
  const show: StoryPage['show'] = async (story) => {
    const { id: storyId, timePasses } = story;
    const size = isPrimitive(story) ? SIZES.primitive : SIZES.widget;
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
    if (!loaded) {
      await page.goto(`${url}/iframe.html?viewMode=story&id=${QUIET}`);
      await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
      await page.addStyleTag({ content: '* { caret-color: transparent !important; }' });
      await page.evaluate(loadStory);
    }
    loaded = true;
    if (timePasses) await page.clock.setSystemTime(PICTURED);
    const problems = await page.evaluate(playStory, { storyId, globals: globalsOf('light') });
    await page.clock.setFixedTime(timePasses ? LATER : PICTURED);
    await settle(page);
    return problems;
  };
  const wear: StoryPage['wear'] = async (variant, tokens) => {
    const problems = await page.evaluate(wearLook, {
      globals: globalsOf(variant, tokens),
      rules: RULES_OF_LOOKS[variant],
    });
    await settle(page);
    return problems;
  };
  return { page, show, wear };
}

/** Playwright's `test` with one preview page per worker. */
export const test = base.extend<object, { stories: StoryPage }>({
  stories: [
    async ({ browser }, use) => {
      const server = await serveFolder(storybookFolder);
      const context = await browser.newContext(CONTEXT);
      const page = await context.newPage();
      await page.clock.setFixedTime(PICTURED);
      await use(storyPageOn(page, server.url));
      await context.close();
      await server.stop();
    },
    { scope: 'worker' },
  ],
});
