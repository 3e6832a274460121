import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { serve } from '../../servers/serve';
import { visit } from '../portal/visit';
import { seeCards } from '../portal/widgets';
import { buildExample, type ExampleSetting, environmentOf } from './serveExample';

/** The page once more under a path that its policy does not match, so that the two can be compared. */
const OPEN_PAGE = `export { default } from '../page';

export const dynamic = 'force-dynamic';
`;

function writeBeside(app: string): void {
  mkdirSync(join(app, 'app', 'open'));
  writeFileSync(join(app, 'app', 'open', 'page.jsx'), OPEN_PAGE);
  // Where it knows a CI it recommends to keep the cache of builds, unless there is one.
  mkdirSync(join(app, '.next', 'cache'), { recursive: true });
}

/** What is said that should not be: a build or a server that has something to complain of. */
const complaints = (said: string): string[] =>
  said.split('\n').filter((line) => /⚠|⨯|\b(warn|warning|error)\b/i.test(line) && !line.startsWith('npm warn'));

/** What the server sends before any script has run: the title of the widget, and its styles. */
async function readPage(url: string): Promise<string[]> {
  const answer = await fetch(url);
  const html = await answer.text();
  const missing = { 'the title of the widget': />Cards</, 'the styles of the widget': /<style[^>]*>[^<]*--cr-/ };
  const problems = Object.entries(missing).flatMap(([what, sign]) =>
    sign.test(html) ? [] : [`the page lacks ${what}`],
  );
  const blocked = html.match(/<[^>]* style="[^>]*>/g) ?? [];
  problems.push(...blocked.map((tag) => `the page has a style attribute: ${tag}`));
  return answer.ok ? problems : [`the page answers ${answer.status}`];
}

/** What a page looks like once its cards are there, and what is wrong with it. */
async function picture(browser: Browser, url: string, path: string) {
  let picture: Buffer | undefined;
  const see = async (page: Page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await seeCards(page);
    await page.waitForLoadState('networkidle');
    picture = await page.screenshot({ fullPage: true });
  };
  const problems = await visit(browser, url, { name: 'Next.js', path, see });
  return { picture, problems };
}

/** Builds the Next.js example, starts it, and gives what is wrong on its server and in Chromium. */
export async function lookAtNext(setting: ExampleSetting, browser: Browser): Promise<string[]> {
  const app = join(setting.folder, 'next');
  writeBeside(app);
  const said = await buildExample('next', setting);
  const next = join(setting.folder, 'node_modules', 'next', 'dist', 'bin', 'next');
  const start = [next, 'start', '-H', '127.0.0.1', '-p', String(setting.port)];
  const server = await serve(process.execPath, start, { cwd: app, env: environmentOf(setting) });
  const url = `http://127.0.0.1:${setting.port}`;
  try {
    const open = await picture(browser, url, '/open');
    const strict = await picture(browser, url, '/');
    const same = open.picture?.equals(strict.picture ?? Buffer.alloc(0));
    return [
      ...complaints(said),
      ...(await readPage(url)),
      ...open.problems,
      ...strict.problems,
      ...(same ? [] : ['the page looks otherwise under a strict content security policy']),
    ];
  } finally {
    await server.stop();
  }
}
