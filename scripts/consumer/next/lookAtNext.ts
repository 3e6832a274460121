import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { freePort } from '../../machine/freePort';
import { run } from '../../process/run';
import { type RunningServer, serve } from '../../servers/serve';
import { keyOf } from '../portal/servePortal';
import { visit } from '../portal/visit';
import { seeCards } from '../portal/widgets';
import { createNextApp } from './createNextApp';

const QUIET = { NEXT_TELEMETRY_DISABLED: '1' };

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

/** Builds a Next.js app from the tarballs, starts it, and gives what is wrong on its server and in Chromium. */
export async function lookAtNext(
  folder: string,
  tarballs: Readonly<Record<string, string>>,
  gateway: RunningServer,
  browser: Browser,
): Promise<string[]> {
  await createNextApp(folder, tarballs);
  const next = join(folder, 'node_modules', 'next', 'dist', 'bin', 'next');
  const key = keyOf('Portal for cards', 'operator@corridor.example');
  const env = { ...QUIET, CORRIDOR_GATEWAY: gateway.url, PARTNER_KEY_CARDS: key };
  const built = await run(process.execPath, [next, 'build'], { cwd: folder, env });
  if (built.code !== 0) return [built.output];
  const port = String(await freePort());
  const server = await serve(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', port], { cwd: folder, env });
  const url = `http://127.0.0.1:${port}`;
  try {
    const open = await picture(browser, url, '/');
    const strict = await picture(browser, url, '/strict');
    const same = open.picture?.equals(strict.picture ?? Buffer.alloc(0));
    return [
      ...complaints(built.output),
      ...(await readPage(`${url}/strict`)),
      ...open.problems,
      ...strict.problems,
      ...(same ? [] : ['the page looks otherwise under a strict content security policy']),
    ];
  } finally {
    await server.stop();
  }
}
