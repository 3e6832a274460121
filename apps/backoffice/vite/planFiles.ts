import type { NaturalChunk, NaturalChunks } from './naturalChunks.ts';

/** Where what loads together begins: modules by their paths below the host's `src`. */
export interface EntryPoints {
  readonly entry: string;
  readonly gate: string;
  /** Code of every screen behind sign-in. */
  readonly frame: readonly string[];
  readonly screens: readonly string[];
  /** Screen after sign-in. */
  readonly landing: string;
}

type Names = ReadonlySet<string>;

/** Characters of unminified code up to which a file is not worth a request of its own. */
const TINY = 1000;

/** Files that every screen with a list loads. */
const LOADED: readonly string[] = ['entry', 'base', 'frame', 'lists'];

/** Share of screens that must need a file before it joins the shared group. */
const SHARED_BY = 0.5;

const statically = ({ imports }: NaturalChunk) => imports;
const sometime = ({ imports, dynamicImports }: NaturalChunk) => [...imports, ...dynamicImports];

/** Group of each chunk that should not stand alone: code that always loads together is one file; the bundler decides on the rest. */
export function planFiles(
  chunks: NaturalChunks,
  { entry, gate, frame, screens, landing }: EntryPoints,
): Map<string, string> {
  const plan = new Map<string, string>();
  const assign = (names: Iterable<string>, file: string) => {
    for (const name of names) if (!plan.has(name)) plan.set(name, file);
  };
  const first = (path: string) => firstOf(chunks, path);
  const started = reach(chunks, [first(entry)], statically);
  const gated = reach(chunks, [first(gate)], statically);
  const framed = reach(chunks, frame.map(first), statically);
  assign(started, 'entry');
  assign(
    [...gated].filter((name) => framed.has(name)),
    'base',
  );
  assign(framed, 'frame');
  const common = new Set(plan.keys());
  const openings = screens.map(first);
  const own = openings.map((opening) => reach(chunks, [opening], statically, common));
  const shared = [...chunks.keys()].filter(
    (name) => own.filter((names) => names.has(name)).length >= own.length * SHARED_BY,
  );
  // The screen after sign-in shows rows and tables, now or a moment later, but no lists.
  const landed = reach(chunks, [first(landing)], sometime, common);
  assign(
    shared.filter((name) => gated.has(name)),
    'base',
  );
  assign(
    [...gated].filter((name) => own.every((names) => !names.has(name))),
    'gate',
  );
  assign(gated, 'forms');
  assign(
    shared.filter((name) => landed.has(name)),
    'frame',
  );
  assign(shared, 'lists');
  // Tiny files join the lists together with their imports: in reverse order, imports come last.
  const isTiny = ({ code, imports }: NaturalChunk) =>
    code.length < TINY && imports.every((name) => LOADED.includes(plan.get(name) ?? ''));
  for (const names of own.filter((some) => [...some].some((name) => plan.get(name) === 'lists')))
    for (const name of [...names].reverse()) {
      const chunk = chunks.get(name);
      if (chunk && isTiny(chunk)) assign([name], landed.has(name) ? 'frame' : 'lists');
    }
  const everything = openings.map((opening) => reach(chunks, [opening], sometime, common));
  for (const name of own.flatMap((names) => [...names])) {
    const [owners, users] = [among(own, name), among(everything, name)];
    // What the same screens need is one file; what others may need later too does not bring them a whole screen.
    assign([name], `screen-${owners.join('-')}${owners.length === 1 && users.length > 1 ? '-shared' : ''}`);
  }
  return plan;
}

/** Numbers of the screens that need a file. */
const among = (screens: readonly Names[], name: string): number[] =>
  screens.flatMap((names, index) => (names.has(name) ? [index] : []));

function firstOf(chunks: NaturalChunks, path: string): string {
  for (const [name, { moduleIds }] of chunks) if (moduleIds.some((id) => id.endsWith(`/src/${path}`))) return name;
  throw new Error(`No code begins at src/${path}`);
}

/** Names of all files reachable from some, without those in `beyond` and what only they reach. */
function reach(
  chunks: NaturalChunks,
  from: Iterable<string>,
  next: (chunk: NaturalChunk) => readonly string[],
  beyond: Names = new Set(),
): Set<string> {
  const names = new Set(from);
  for (const name of names) {
    const chunk = chunks.get(name);
    if (chunk) for (const other of next(chunk)) if (!beyond.has(other)) names.add(other);
  }
  return names;
}
