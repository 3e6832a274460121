import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@playwright/test';
import { inRoot } from '../../scripts/process/root';
import { runTool } from '../../scripts/process/run';
import { storybookFolder } from './stories';

/** What Chromatic says about the stories that a changed file affects, from the built Storybook alone. */
async function trace(file: string): Promise<string> {
  const { untraced }: { untraced: string[] } = JSON.parse(readFileSync(inRoot('chromatic.config.json'), 'utf8'));
  const ignored = untraced.flatMap((path) => ['-u', path]);
  const { output } = await runTool('chromatic', [
    'trace',
    '-s',
    `${storybookFolder}/preview-stats.json`,
    ...ignored,
    '-m',
    'compact',
    file,
  ]);
  return stripVTControlCharacters(output);
}

test('Chromatic compares only the stories that a changed primitive affects', async () => {
  const affected = await trace('packages/ui/src/data/badge/Badge.tsx');
  expect(affected).toContain('badge/Badge.stories.tsx');
  expect(affected).not.toContain('button/Button.stories.tsx');
});

test('Chromatic compares every story when the theme changes', async () => {
  expect(await trace('packages/ui/src/theme/tokens.ts')).toContain('A full build is required');
});
