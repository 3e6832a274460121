import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inRoot } from '../process/root.js';
import type { TestCase } from './reports.js';
import type { Suite } from './suite.js';

const LINES_SHOWN = 10;
const FOLDER = join('.cache', 'failures');

/** Removes what earlier runs kept of their failures. */
export const forgetFailures = (): void => rmSync(inRoot(FOLDER), { recursive: true, force: true });

/** Where a test stands: its file, and its line where that is known. */
export const placeOf = ({ file, line }: Pick<TestCase, 'file' | 'line'>): string => (line ? `${file}:${line}` : file);

function folderOf(suite: string, { title, file, line }: TestCase): string {
  const name = [suite, basename(file).replace(/\..*$/, ''), line ?? title].join('-');
  return join(FOLDER, name.replaceAll(/[^\w.-]+/g, '-').slice(0, 80));
}

/** Keeps the words, traces and pictures of a failure in one folder, and gives its path. */
function keepFailure(suite: string, failure: TestCase): string {
  const folder = folderOf(suite, failure);
  mkdirSync(inRoot(folder), { recursive: true });
  writeFileSync(inRoot(folder, 'error.txt'), `${placeOf(failure)}\n${failure.title}\n\n${failure.error ?? ''}\n`);
  for (const path of failure.left) cpSync(path, inRoot(folder, basename(path)), { force: true });
  return folder;
}

/** The command that runs a failed test again, and nothing else. */
function commandOf({ name, again }: Suite, failure: TestCase): string {
  if (again) return again(failure);
  const isOfTool = /\.(test|spec)\.tsx?$/.test(failure.file);
  return isOfTool ? `npm test -- --only ${name} ${placeOf(failure)}` : `npm test -- --only ${name}`;
}

/** What a failure says: the test, its place, the beginning of its error, what was kept, and how to run it again. */
export function describeFailure(suite: Suite, failure: TestCase): string {
  const lines = (failure.error ?? '').split('\n').filter((line) => line.trim() !== '');
  return [
    `✗ ${suite.name}: ${failure.title}`,
    `    ${placeOf(failure)}`,
    ...lines.slice(0, LINES_SHOWN).map((line) => `    | ${line.slice(0, 300)}`),
    `    kept: ${keepFailure(suite.name, failure)}/`,
    `    again: ${commandOf(suite, failure)}`,
  ].join('\n');
}
