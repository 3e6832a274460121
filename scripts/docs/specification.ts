import { readFileSync } from 'node:fs';
import { sourceFiles } from '../check/conventions/sourceFiles.js';
import { inRoot, root } from '../process/root.js';

/** The page that lists the rows of the specification. */
export const SPECIFICATION = 'docs/specification.md';

/** A file of tests or stories. */
interface Shown {
  readonly path: string;
  readonly text: string;
}

/** The page as its tests say it, and what is wrong. */
export interface ShownRows {
  readonly text: string;
  readonly problems: readonly string[];
}

// The first two cells are written by people, the last by this.
const ROW = /^\| (\d[\w.-]*) \| (.+?) \| .*\|$/;
const MARKER = /@spec ([\w.*-]+(?: [\w.*-]+)*)/g;

/** Tests and stories that name rows: `// @spec 2.route.login` beside them; a `*` at the end stands for all rows that begin so. */
const SHOWING = /\.(test|spec|stories)\.tsx?$/;

/** Names beside each row of the page the files that show it. */
export function showRows(page: string, files: readonly Shown[]): ShownRows {
  const lines = page.split('\n');
  const ids = lines.flatMap((line) => ROW.exec(line)?.[1] ?? []);
  const markers = files.flatMap(({ path, text }) =>
    [...text.matchAll(MARKER)].flatMap(([, named = '']) => named.split(' ').map((name) => ({ path, name }))),
  );
  const showing = (id: string) => [...new Set(markers.filter(({ name }) => isNamed(id, name)).map(({ path }) => path))];
  const line = (row: string) => {
    const [, id, words] = ROW.exec(row) ?? [];
    return id === undefined ? row : `| ${id} | ${words} | ${showing(id).toSorted().map(linkTo).join(', ')} |`;
  };
  return {
    text: lines.map(line).join('\n'),
    problems: [
      ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${SPECIFICATION} has ${id} twice`),
      ...ids.filter((id) => showing(id).length === 0).map((id) => `${SPECIFICATION}: no test names ${id}`),
      ...markers
        .filter(({ name }) => !ids.some((id) => isNamed(id, name)))
        .map(({ path, name }) => `${path} names ${name}, which is no row of ${SPECIFICATION}`),
    ],
  };
}

const isNamed = (id: string, name: string): boolean =>
  name.endsWith('*') ? id.startsWith(name.slice(0, -1)) : id === name;

const linkTo = (path: string): string => `[${path.slice(path.lastIndexOf('/') + 1)}](../${path})`;

/** The page of the specification as the tests of this workspace show it. */
export function specificationPage(): ShownRows {
  const files = sourceFiles(root)
    .filter((path) => SHOWING.test(path) && !path.startsWith('scripts/docs/'))
    .map((path) => ({ path, text: readFileSync(inRoot(path), 'utf8') }));
  return showRows(readFileSync(inRoot(SPECIFICATION), 'utf8'), files);
}
