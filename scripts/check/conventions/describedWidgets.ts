import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './rule.js';

const CONCEPTS = /^packages\/features\/src\/concepts\/(?!.*\.(?:test|stories)\.tsx?$)/;
const TESTS = /^packages\/features\/src\/.*\.test\.tsx$/;

/** What makes a widget of the kit, how its name is found in that file, and the suite that every such widget passes. */
const SUITES: readonly (readonly [maker: RegExp, widget: RegExp, suite: string])[] = [
  [/\blistWidget[<(]/, /^export const (\w+) = listWidget[<(]/gm, 'describeWidget'],
  [/\bdetailWidget[<(]/, /^export const (\w+) = detailWidget[<(]/gm, 'describeDetail'],
  // A form of several kinds is put together under the name that it is exported by.
  [/\bformWidget[<(]/, /^export (?:const|function) ([A-Z]\w*Form)\b/gm, 'describeForm'],
];

/** Lists, details and forms of the kit that their conformance suite is not run for. */
export function describedWidgets(files: readonly string[], folder: string): Finding[] {
  const textOf = (path: string) => readFileSync(join(folder, path), 'utf8');
  const tests = files.filter((path) => TESTS.test(path)).map(textOf);
  return files.filter((path) => CONCEPTS.test(path)).flatMap((path) => undescribed(path, textOf(path), tests));
}

function undescribed(path: string, text: string, tests: readonly string[]): Finding[] {
  const made = SUITES.filter(([maker]) => maker.test(text));
  return made.flatMap(([, widget, suite]) =>
    [...text.matchAll(widget)]
      .filter(([, name]) => !tests.some((test) => test.includes(`${suite}('${name}',`)))
      .map(({ index, 1: name }) => {
        const line = text.slice(0, index).split('\n').length;
        return { rule: 'described-widgets', path, line, message: `no test runs ${suite} for ${name}` };
      }),
  );
}
