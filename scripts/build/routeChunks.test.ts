import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../process/root';

const APP = inRoot('apps', 'backoffice');
const SCREEN = /apps\/backoffice\/src\/screens\/([\w-]+)\/\w+Screen\.tsx$/;
const WIDGET = /packages\/features\/src\/concepts\/([\w-]+)\//;

/** Concepts beside its own that a screen needs at once: the cardholder's asks for a session first, a batch is of payments. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  inquiry: ['balance-inquiry', 'session'],
  'payment-batches': ['payment-orders'],
  settings: ['session'],
};

type Chunk = Rolldown.OutputChunk;

async function builtChunks(): Promise<ReadonlyMap<string, Chunk>> {
  const built = await build({
    root: APP,
    configFile: join(APP, 'vite.config.ts'),
    logLevel: 'silent',
    build: { write: false, minify: false },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return new Map(outputs.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])));
}

/** A chunk and everything that a browser must fetch before it runs. */
function fetchedWith(chunks: ReadonlyMap<string, Chunk>, first: Chunk): ReadonlySet<Chunk> {
  const found = new Set([first]);
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = chunks.get(name);
      if (imported) found.add(imported);
    }
  }
  return found;
}

const conceptsOf = (chunks: ReadonlySet<Chunk>): string[] => [
  ...new Set([...chunks].flatMap(({ moduleIds }) => moduleIds.flatMap((id) => WIDGET.exec(id)?.[1] ?? []))),
];

describe('files of the back office', () => {
  let chunks: ReadonlyMap<string, Chunk>;
  beforeAll(async () => {
    chunks = await builtChunks();
  }, 240_000);

  it('of a screen bring the widgets of its own concept and of no other', () => {
    const screens = [...chunks.values()].flatMap((chunk) => {
      const concepts = chunk.moduleIds.flatMap((id) => SCREEN.exec(id)?.[1] ?? []);
      return concepts.map((concept) => ({ concept, brought: conceptsOf(fetchedWith(chunks, chunk)) }));
    });
    const own = screens.filter(({ concept, brought }) => brought.includes(concept)).map(({ concept }) => concept);
    expect([...new Set(own)].toSorted()).toEqual([
      'accounts',
      'approvals',
      'beneficiaries',
      'cards',
      'collection-accounts',
      'collections',
      'dashboard',
      'downloads',
      'exchange-orders',
      'job-faults',
      'logs',
      'material-links',
      'materials',
      'merchants',
      'payment-batches',
      'payment-orders',
      'roles',
      'session',
      'shops',
      'statements',
      'transactions',
      'transfer-orders',
      'users',
      'virtual-accounts',
      'withdrawal-accounts',
      'withdrawal-orders',
    ]);
    const foreign = screens.map(({ concept, brought }) => [
      concept,
      brought.filter((one) => one !== concept && !BESIDE[concept]?.includes(one)),
    ]);
    expect(foreign.filter(([, others]) => others && others.length > 0)).toEqual([]);
  });

  it('of the page itself and of its frame bring no widget', () => {
    const base = [...chunks.values()].filter(
      ({ isEntry, moduleIds }) => isEntry || moduleIds.some((id) => id.endsWith('/layouts/DefaultFrame.tsx')),
    );
    expect(base).toHaveLength(2);
    expect(base.flatMap((chunk) => conceptsOf(fetchedWith(chunks, chunk)))).toEqual([]);
  });
});
