import type { FieldErrors } from 'react-hook-form';
import type { FieldOnPage } from './context';

type Fields = ReadonlyMap<string, FieldOnPage>;

/** What is wrong, by the path of the value. */
function problemsByPath(errors: object, prefix = ''): [path: string, problem: string][] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (typeof error !== 'object' || error === null) return [];
    if (isProblem(error)) return [[prefix + name, error.message]];
    return 'type' in error && typeof error.type === 'string' ? [] : problemsByPath(error, `${prefix}${name}.`);
  });
}

/** What is wrong that no field of the page can show: with the form as a whole, or with what is not on the page. */
export function generalProblems({ root, ...errors }: FieldErrors, fields: Fields): [path: string, problem: string][] {
  const ofForm = root ? problemsByPath({ root }).concat(problemsByPath(root, 'root.')) : [];
  return [...ofForm, ...problemsByPath(errors).filter(([path]) => fieldOf(fields, path) === undefined)];
}

/** The first thing that is wrong with a field or inside it. */
export function problemOf({ root: _, ...errors }: FieldErrors, fields: Fields, name: string): string {
  return problemsByPath(errors).find(([path]) => fieldOf(fields, path) === name)?.[1] ?? '';
}

function fieldOf(fields: Fields, path: string): string | undefined {
  if (fields.has(path)) return path;
  return [...fields.keys()].find((name) => path.startsWith(`${name}.`));
}

function isProblem(error: object): error is { message: string } {
  return 'message' in error && typeof error.message === 'string' && error.message !== '';
}
