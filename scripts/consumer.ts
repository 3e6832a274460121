import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArguments, requireChromium } from './browser/chromium';
import { shareDay } from './clock/shareDay';
import { createConsumer, type ReactMajor } from './consumer/createConsumer';
import { installExamples } from './consumer/examples/installExamples';
import { lookAtExample } from './consumer/examples/lookAtExample';
import { lookAtNext } from './consumer/examples/lookAtNext';
import { lookAtPlain } from './consumer/examples/lookAtPlain';
import { importInNode } from './consumer/importInNode';
import { followInstalledDocs } from './consumer/installedDocs';
import { lookAtDocs } from './consumer/lookAtDocs';
import { packTarballs } from './consumer/packTarballs';
import { axePages } from './consumer/portal/axePages';
import { expiredPage } from './consumer/portal/expiredPage';
import { hostilePage } from './consumer/portal/hostilePage';
import { journeys } from './consumer/portal/journeys';
import { plainPage } from './consumer/portal/plainPage';
import { reactPage } from './consumer/portal/reactPage';
import { servePortal } from './consumer/portal/servePortal';
import { tenantsPage } from './consumer/portal/tenantsPage';
import { type Look, visit } from './consumer/portal/visit';
import { writeReadmeExample } from './consumer/readmeExample';
import { renderOnServer } from './consumer/renderOnServer';
import { routedPage } from './consumer/testing/routedPage';
import { testInRunners } from './consumer/testing/testInRunners';
import { freePort } from './machine/freePort';
import { type Outcome, run, runCompiler } from './process/run';
import { serveSeeded } from './servers/serveSeeded';
import { createJudge } from './test/judge';

/** One host of today and what it must do; all of them belong to the whole matrix. */
const isOne = process.argv.includes('--one');

const LOOKS: Readonly<Record<ReactMajor, readonly Look[]>> = {
  18: [reactPage, plainPage],
  19: isOne
    ? [reactPage, plainPage, expiredPage, ...axePages.slice(0, 2), ...journeys]
    : [reactPage, plainPage, hostilePage, tenantsPage, expiredPage, ...axePages, ...journeys],
};
const MAJORS: readonly ReactMajor[] = isOne ? [19] : [18, 19];

const { judge, finish } = createJudge('scripts/consumer.ts');

// Both compilers of the day have to take the packages: the portal's own, and the native one in a quarter of its time.
const BUILD: Readonly<Record<ReactMajor, (cwd: string) => Promise<Outcome>>> = {
  18: async (cwd) => {
    const compiled = await runCompiler(['-p', cwd]);
    return compiled.code === 0 ? run(join(cwd, 'node_modules', '.bin', 'vite'), ['build'], { cwd }) : compiled;
  },
  19: (cwd) => run('npm', ['run', 'build'], { cwd }),
};

async function buildPortal(major: ReactMajor, folder: string): Promise<string[]> {
  writeReadmeExample(folder);
  const { code, output } = await BUILD[major](folder);
  return code === 0 ? [] : [output];
}

async function lookAt(major: ReactMajor, folder: string): Promise<void> {
  const portal = await servePortal(folder, gateway);
  try {
    const looks = major === 19 && !isOne ? [...LOOKS[major], routedPage(folder)] : LOOKS[major];
    for (const look of looks) await judge(`React ${major}: ${look.name}`, () => visit(browser, portal.url, look));
  } finally {
    await portal.stop();
  }
}

async function lookAtExamples(tarballs: Readonly<Record<string, string>>): Promise<void> {
  const setting = { folder: join(work, 'examples'), gateway, port };
  const look = (name: string, see: () => Promise<string[]>) => judge(`examples/${name}`, see);
  await installExamples(setting.folder, tarballs);
  for (const name of ['vite', 'vue'] as const)
    await look(`${name}: builds and shows the cards under a strict policy`, () =>
      lookAtExample(name, setting, browser),
    );
  await look('plain: the pinned file shows the cards under a strict policy', () => lookAtPlain(setting, browser));
  await look('next: builds, renders on its server and shows the cards', () => lookAtNext(setting, browser));
}

async function lookAtHost(major: ReactMajor, tarballs: Readonly<Record<string, string>>): Promise<void> {
  const folder = join(work, `react-${major}`);
  await createConsumer(folder, major, tarballs);
  await judge(`React ${major}: imports and requires in Node`, () => importInNode(folder));
  await judge(`React ${major}: installed docs lead to files`, () => followInstalledDocs(folder));
  await judge(`React ${major}: renders in Node without a complaint`, () => renderOnServer(folder));
  await judge(`React ${major}: the portal and README's examples compile`, () => buildPortal(major, folder));
  await lookAt(major, folder);
}

const work = mkdtempSync(join(tmpdir(), 'corridor-consumer-'));
const browser = shareDay(
  await chromium.launch({ executablePath: await requireChromium(), args: [...chromiumArguments] }),
);
// The examples call the gateway from an origin of their own, so that it has to let them.
const port = await freePort();
const origins = { CORRIDOR_CORS_ORIGINS: `http://localhost:${port}` };
const gateway = await serveSeeded(await freePort(), join(work, 'data'), origins);
try {
  const tarballs = await packTarballs();
  for (const major of MAJORS) await lookAtHost(major, tarballs);
  if (!isOne) {
    const inRunners = () => testInRunners(join(work, 'tests'), tarballs);
    await judge("a partner's tests run in Jest and Vitest on the gateway of tests", inRunners);
    await lookAtExamples(tarballs);
    await judge('docs site: every page is read from disk', () => lookAtDocs(join(work, 'docs'), browser));
  }
} finally {
  await Promise.all([gateway.stop(), browser.close()]);
  rmSync(work, { recursive: true, force: true });
  finish();
}
