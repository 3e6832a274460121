import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describedWidgets } from './describedWidgets.js';
import { documentedExports } from './documentedExports.js';
import { applyRules, type Finding, toSource } from './rule.js';
import { rules } from './rules.js';
import { sourceFiles } from './sourceFiles.js';

const ENTRY_POINTS = [
  'core/src/index.ts',
  'ui/src/index.ts',
  'features/src/index.ts',
  'features/src/embed/index.ts',
].map((entry) => `packages/${entry}`);

/** Everything below a workspace folder that breaks a convention. */
export function inspect(folder: string): Finding[] {
  const files = sourceFiles(folder);
  const perFile = files.flatMap((path) => applyRules(rules, toSource(path, readFileSync(join(folder, path), 'utf8'))));
  const entries = ENTRY_POINTS.map((entry) => join(folder, entry)).filter((entry) => existsSync(entry));
  return [...perFile, ...documentedExports(entries, folder), ...describedWidgets(files, folder)];
}
