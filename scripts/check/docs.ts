import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { generatedFiles } from '../docs/generatedFiles.js';
import { specificationPage } from '../docs/specification.js';
import { inRoot } from '../process/root.js';

for (const problem of specificationPage().problems) {
  console.log(problem);
  process.exitCode = 1;
}
const update = process.argv.includes('--update');
for (const [path, text] of await generatedFiles()) {
  if (existsSync(inRoot(path)) && readFileSync(inRoot(path), 'utf8') === text) continue;
  if (update) writeFileSync(inRoot(path), text);
  else {
    console.log(`${path} is not what the sources say: run "npm run docs:update" and read the difference.`);
    process.exitCode = 1;
  }
}
