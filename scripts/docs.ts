import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFiles } from './docs/site/siteFiles.js';
import { inRoot } from './process/root.js';

const folder = inRoot('.cache', 'docs');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [name, text] of siteFiles()) writeFileSync(join(folder, name), text);
console.log('The docs are in .cache/docs/index.html');
