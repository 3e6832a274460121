import { existsSync, readdirSync, rmSync } from 'node:fs';
import { baselinesFolder, baselinesHere } from '../e2e/visual/baselines';
import { requireChromium } from './browser/chromium';
import { attached } from './process/attached';
import { runScript } from './process/run';

await requireChromium();
const built = await runScript('storybook-build.ts', ['--for-pictures']);
if (built.code !== 0) {
  console.error(built.output);
  process.exit(1);
}
// One set per platform: older browsers' pictures go, and so do those of stories that no longer exist.
const stale = (folder: string) => folder.startsWith(`${process.platform}-`);
for (const folder of existsSync(baselinesFolder) ? readdirSync(baselinesFolder, { withFileTypes: true }) : []) {
  if (folder.isDirectory() && stale(folder.name)) rmSync(`${baselinesFolder}/${folder.name}`, { recursive: true });
}
const args = ['test', '--config', 'e2e/visual/playwright.config.ts', '--reporter', 'dot', ...process.argv.slice(2)];
process.exitCode = await attached('playwright', args, { env: { VISUAL_UPDATE: '1' } });
console.log(
  `The pictures are in e2e/visual/baselines/${baselinesHere(true).folder}; look at the changed ones before you commit.`,
);
