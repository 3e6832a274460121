import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { AWAITED } from './awaited.js';

/** A function or constant that core exports. */
export interface CoreExport {
  readonly name: string;
  /** Its file, from the root of the workspace. */
  readonly file: string;
}

const SOURCES = ['packages/core/src', 'packages/features/src', 'apps/backoffice/src', 'apps/gateway/src'];
const NO_CALLER = /(^|\/)testing\/|(^|\/)(index|fixtures)\.ts$|\.(test|test-d|stories)\.tsx?$/;
const DECLARED = /^export (?:async )?(?:const|function|class) (\w+)/gm;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
const IMPORT = /\bimport\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'([^']+)'/g;
const WORD = /[A-Za-z_$][\w$]*/g;

function sourcesIn(root: string, folder: string): string[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.tsx?$/.test(name) && !NO_CALLER.test(name)).map((name) => `${folder}/${name}`);
}

/** Names that the entry points of core, its `index.ts` files, list. */
function exportedNames(root: string): ReadonlySet<string> {
  const names = readdirSync(join(root, 'packages/core/src'), { recursive: true, encoding: 'utf8' });
  const entries = names.filter((name) => basename(name) === 'index.ts');
  return new Set(
    entries.flatMap((name) => readFileSync(join(root, 'packages/core/src', name), 'utf8').match(WORD) ?? []),
  );
}

/** Names that a file imports from core, or from its neighbours where it is one of core's. */
function importedNames(file: string, text: string): string[] {
  const isCore = file.startsWith('packages/core/');
  return [...text.matchAll(IMPORT)]
    .filter(([, , from = '']) => from === '@corridor/core' || (isCore && from.startsWith('.')))
    .flatMap(([, names = '']) => names.split(','))
    .map(
      (name) =>
        name
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)[0] ?? '',
    );
}

/** Returns true if a file mentions a name that it declares anywhere else. */
function usesOwn(text: string, name: string): boolean {
  return (text.match(WORD) ?? []).filter((word) => word === name).length > 1;
}

/** Functions and constants that core exports, that no product file imports and that their own file does not use: tests, stories and fixtures do not count. */
export function uncalledExports(root: string): CoreExport[] {
  const files = SOURCES.filter((folder) => existsSync(join(root, folder))).flatMap((folder) => sourcesIn(root, folder));
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8').replace(COMMENT, '')]));
  const imported = new Set([...texts].flatMap(([file, text]) => importedNames(file, text)));
  const exported = exportedNames(root);
  return [...texts]
    .filter(([file]) => file.startsWith('packages/core/'))
    .flatMap(([file, text]) =>
      [...text.matchAll(DECLARED)]
        .map(([, name = '']) => ({ name, file }))
        .filter(({ name }) => exported.has(name) && !imported.has(name) && !usesOwn(text, name)),
    );
}

/** Uncalled exports that are not listed as awaited, and listed ones that have found their caller. */
export function unlistedExports(root: string, awaited: Readonly<Record<string, string>> = AWAITED): CoreExport[] {
  const uncalled = uncalledExports(root);
  const called = Object.keys(awaited).filter((name) => !uncalled.some((one) => one.name === name));
  return [
    ...uncalled.filter(({ name }) => !Object.hasOwn(awaited, name)),
    ...called.map((name) => ({ name, file: 'scripts/check/callers/awaited.ts' })),
  ];
}
