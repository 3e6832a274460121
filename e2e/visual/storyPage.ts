import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { serveFolder } from '../../scripts/servers/serveFolder';
import { PICTURED } from '../../scripts/snapshots/seededSnapshot';
import { storybookFolder } from './stories';
import { VARIANTS, type Variant } from './variants';

/** A Storybook preview that goes from story to story without loading the page anew. */
export interface StoryPage {
  readonly page: Page;
  /**
   * Shows a story in a look and gives what axe finds there, in the looks that the suite of stories does not judge; with
   * `tokens`, custom properties of the theme are changed on purpose.
   */
  readonly show: (storyId: string, variant: Variant, tokens?: Readonly<Record<string, string>>) => Promise<string[]>;
}

const SIZES = { primitive: { width: 800, height: 600 }, widget: { width: 1280, height: 800 } };

const CONTEXT: BrowserContextOptions = {
  // Storybook waits a tenth of a second for animations of every story, unless its own test runner looks at it.
  userAgent: 'StorybookTestRunner',
  deviceScaleFactor: 1,
  locale: 'en-US',
  timezoneId: 'Etc/UTC',
  reducedMotion: 'reduce',
  viewport: SIZES.primitive,
};

function addressOf(storyId: string, variant: Variant, tokens: Readonly<Record<string, string>>): string {
  const judged = variant !== 'light' && Object.keys(tokens).length === 0;
  const globals = { ...VARIANTS[variant], 'a11y.manual': `!${!judged}` };
  const changed = Object.entries(tokens).map(([name, hex]) => `tokens.${name}:!hex(${hex})`);
  const list = [...Object.entries(globals).map(([name, value]) => `${name}:${value}`), ...changed].join(';');
  return `/iframe.html?viewMode=story&id=${storyId}&globals=${list}`;
}

interface Finished {
  readonly storyId: string;
  readonly reporters: readonly { readonly type: string; readonly result: Partial<AxeResult> }[];
}

interface AxeResult {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
}

/** Runs in the page: asks the preview for a story, the one it shows anew, and settles with what axe finds when it has played. */
async function playStory(storyId: string): Promise<string[]> {
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  const shown = Reflect.get(window, '__STORYBOOK_PREVIEW__').currentRender?.id;
  const { reporters } = await new Promise<Finished>((resolve) => {
    const settle = (finished: Finished) => {
      if (finished.storyId !== storyId) return;
      channel.off('storyFinished', settle);
      resolve(finished);
    };
    channel.on('storyFinished', settle);
    if (shown === storyId) channel.emit('forceRemount', { storyId });
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
  const violations = reporters.flatMap(({ type, result }) => (type === 'a11y' ? (result.violations ?? []) : []));
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** Runs in the page: settles when the first story has rendered and played, whichever comes first. */
async function storyFinished(): Promise<void> {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
  await preview.ready();
  while (preview.currentRender?.phase !== 'finished' && preview.currentRender?.phase !== 'errored') {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

function storyPageOn(page: Page, url: string): StoryPage {
  let shown = '';
  const show: StoryPage['show'] = async (storyId, variant, tokens = {}) => {
    const look = variant + JSON.stringify(tokens);
    const size = storyId.startsWith('ui-') ? SIZES.primitive : SIZES.widget;
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
    await page.mouse.move(0, 0);
    if (shown !== look) {
      await page.goto(url + addressOf(storyId, variant, tokens));
      await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
      await page.evaluate(storyFinished);
    }
    shown = look;
    const findings = await page.evaluate(playStory, storyId);
    await settle(page);
    return findings;
  };
  return { page, show };
}

/** Playwright's `test` with one preview page per worker. */
export const test = base.extend<object, { stories: StoryPage }>({
  stories: [
    async ({ browser }, use) => {
      const server = await serveFolder(storybookFolder);
      const context = await browser.newContext(CONTEXT);
      const page = await context.newPage();
      await page.clock.setFixedTime(new Date(PICTURED));
      await use(storyPageOn(page, server.url));
      await context.close();
      await server.stop();
    },
    { scope: 'worker' },
  ],
});
