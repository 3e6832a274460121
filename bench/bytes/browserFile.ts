import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BROWSER_FOLDER, type Integrity } from '../../scripts/build/browserFile';
import { buildPart } from '../../scripts/build/buildPart';
import type { Figures } from '../measure/Measure';

/** The file for pages without a bundler, React included, before any of its parts. */
export async function measureBrowserFile(): Promise<Figures> {
  for (const part of ['core', 'ui', 'features'] as const) {
    const [problem] = await buildPart(part);
    if (problem) throw new Error(`${part} does not build:\n${problem}`);
  }
  const { entry, files }: Integrity = JSON.parse(readFileSync(join(BROWSER_FOLDER, 'integrity.json'), 'utf8'));
  return { 'bytes.browserFile.gzip': files[entry]?.gzip ?? 0 };
}
