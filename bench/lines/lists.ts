import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { inRoot } from '../../scripts/process/root';
import type { Figures } from '../measure/Measure';

const CONCEPTS = inRoot('packages', 'features', 'src', 'concepts');

/**
 * The lists, by what declares them: columns and filters, the widget, and the actions of a row. Counted with them is whatever of
 * their concept only they import, such as the cell of a column; details and forms, which come with their first use, are not, nor
 * are tests, stories, messages and the contract. Every line of a file counts, blank lines and comments too.
 */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  CardTable: ['cards/cardList.tsx', 'cards/CardTable.tsx', 'cards/cardActions.ts'],
  BeneficiaryTable: [
    'beneficiaries/beneficiaryList.tsx',
    'beneficiaries/BeneficiaryTable.tsx',
    'beneficiaries/beneficiaryActions.ts',
  ],
  ExchangeOrderTable: ['exchange-orders/exchangeOrderList.tsx', 'exchange-orders/ExchangeOrderTable.tsx'],
  StatementList: ['statements/statementList.tsx', 'statements/StatementList/StatementList.tsx'],
};

const IS_BESIDE = /\.(test|stories)\.|\/index\.ts$/;

/** Source files of a concept, without tests, stories and its entry point. */
const sourcesOf = (concept: string): string[] =>
  readdirSync(join(CONCEPTS, concept), { recursive: true, encoding: 'utf8' })
    .map((name) => join(concept, name))
    .filter((path) => /\.tsx?$/.test(path) && !IS_BESIDE.test(path));

const textOf = (path: string): string => readFileSync(join(CONCEPTS, path), 'utf8');

const linesOf = (paths: Iterable<string>): number =>
  [...paths].reduce((sum, path) => sum + textOf(path).trimEnd().split('\n').length, 0);

/** Files that a file imports and that come with it: not those that it fetches later. */
function importsOf(path: string): string[] {
  const found = [...textOf(path).matchAll(/\bfrom '(\.[^']+)'/g)].map(([, to = '']) =>
    normalize(join(dirname(path), to)),
  );
  return found.flatMap((stem) => [`${stem}.ts`, `${stem}.tsx`].filter((file) => existsSync(join(CONCEPTS, file))));
}

/** What declares a list, and what of its concept nothing else imports. */
function filesOf(roots: readonly string[]): ReadonlySet<string> {
  const [concept = ''] = roots[0]?.split('/') ?? [];
  const others = sourcesOf(concept).map((path) => ({ path, imports: importsOf(path) }));
  const counted = new Set(roots);
  for (const path of counted)
    for (const imported of importsOf(path)) {
      const isOwn = others.every((other) => counted.has(other.path) || !other.imports.includes(imported));
      if (imported.startsWith(`${concept}/`) && isOwn) counted.add(imported);
    }
  return counted;
}

/** Lines that each list is declared in, and all that the concept of shops has in features: list, detail, form and actions. */
export async function measureLists(): Promise<Figures> {
  const lists = Object.entries(LISTS).map(([name, roots]) => [`lines.${name}`, linesOf(filesOf(roots))]);
  return { ...Object.fromEntries(lists), 'lines.Shops': linesOf(sourcesOf('shops')) };
}
