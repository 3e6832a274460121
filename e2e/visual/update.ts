import { existsSync, readdirSync, rmSync } from 'node:fs';
import { requireChromium } from '../../scripts/browser/chromium';
import { attached } from '../../scripts/process/attached';
import { runScript } from '../../scripts/process/run';
import { baselinesFolder, baselinesHere } from './baselines';
import { removeOrphans, renewSheets } from './sheets/renewSheets';
import { shotsFolder } from './sheets/shots';
import { allStories, type Story } from './stories';

/** Stories of the components that are asked for by a part of their title, as CardTable or Cards; all stories when none is. */
function storiesOf(asked: readonly string[]): Story[] {
  const stories = allStories();
  const partsOf = ({ title }: Story) => title.toLowerCase().split('/');
  for (const name of asked) {
    if (stories.some((story) => partsOf(story).includes(name.toLowerCase()))) continue;
    throw new Error(`no story has "${name}" in its title; ask for one like CardTable.`);
  }
  return asked.length === 0
    ? stories
    : stories.filter((story) => asked.some((name) => partsOf(story).includes(name.toLowerCase())));
}

/** One set of sheets per platform: those of an older browser would be another one. */
function isOlder(name: string, own: string): boolean {
  return name.startsWith(`${process.platform}-`) && name !== own;
}

function takeShots(stories: readonly Story[], asked: readonly string[]): Promise<number> {
  rmSync(shotsFolder, { recursive: true, force: true });
  const titles = [...new Set(stories.map(({ title }) => title.replace(/[^\w ]/g, '\\$&')))];
  const only = asked.length > 0 ? ['--grep', `(^| )(${titles.join('|')}) `] : [];
  const args = [
    'test',
    '--config',
    'e2e/visual/playwright.config.ts',
    '--project',
    'pictures',
    '--reporter',
    'dot',
    ...only,
  ];
  return attached('playwright', args, { env: { VISUAL_UPDATE: '1' } });
}

async function renew(asked: readonly string[]): Promise<number> {
  await requireChromium();
  const own = baselinesHere(true).folder;
  const folder = `${baselinesFolder}/${own}`;
  const older = existsSync(baselinesFolder) ? readdirSync(baselinesFolder).filter((name) => isOlder(name, own)) : [];
  if (asked.length > 0 && older.length > 0)
    throw new Error(`the pictures are of another browser (${older.join(', ')}): renew all of them, naming none.`);
  const built = await runScript('storybook-build.ts', ['--for-pictures']);
  if (built.code !== 0) throw new Error(built.output);
  const stories = storiesOf(asked);
  const code = await takeShots(stories, asked);
  const { changed, unchanged, missing } = renewSheets(folder, stories);
  if (asked.length === 0) removeOrphans(folder, stories);
  for (const name of older) rmSync(`${baselinesFolder}/${name}`, { recursive: true });
  for (const story of missing) console.log(`not renewed, for there is no picture of it: ${story}`);
  console.log(`${changed} sheets changed and ${unchanged} did not, in e2e/visual/baselines/${own};`);
  console.log('look at the changed ones before you commit.');
  return missing.length > 0 ? 1 : code;
}

try {
  process.exitCode = await renew(process.argv.slice(2));
} catch (error) {
  console.error(`corridor: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
