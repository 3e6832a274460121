import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../process/root.js';
import { buildBrowserFile } from './browserFile.js';
import { type ElementTables, elementsManifest } from './elementsManifest.js';

const DIST = inRoot('packages', 'features', 'dist');

/** A module that the package's own build has written. */
const built = (path: string) => import(pathToFileURL(join(DIST, path)).href);

async function builtTables(): Promise<ElementTables> {
  const [{ registry }, { SETTING_ATTRIBUTES }, { SETTING_NAMES }, { tagOf }] = await Promise.all([
    built('embed/registry/index.js'),
    built('embed/elementSettings.js'),
    built('embed/settings.js'),
    built('embed/tagOf.js'),
  ]);
  return { registry, attributes: SETTING_ATTRIBUTES, settings: SETTING_NAMES, tagOf };
}

/** Makes what a page without a bundler needs: the file with its parts and hashes, and the manifest of its elements. */
export async function buildWithoutBundler(): Promise<void> {
  const { version, entry, files } = await buildBrowserFile();
  const manifest = elementsManifest(await builtTables());
  writeFileSync(join(DIST, 'custom-elements.json'), `${JSON.stringify(manifest)}\n`);
  const parts = Object.keys(files).length - 1;
  console.log(`${entry} ${version}: ${files[entry]?.integrity}, ${files[entry]?.gzip} bytes gzip, ${parts} parts`);
}
