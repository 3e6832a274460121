import type { NaturalChunk, NaturalChunks } from './naturalChunks.ts';

/** Where what loads together begins: modules by their paths below the host's `src`. */
export interface Beginnings {
  readonly entry: string;
  readonly gate: string;
  /** The back office behind sign-in, whatever it shows. */
  readonly frame: readonly string[];
  readonly screens: readonly string[];
}

type Names = ReadonlySet<string>;

/** How many screens must share a file before they share one with all else that so many share. */
const SHARED_BY = 3;

const statically = ({ imports }: NaturalChunk) => imports;
const sometime = ({ imports, dynamicImports }: NaturalChunk) => [...imports, ...dynamicImports];

/** The file for each natural one that should not stand alone: what always loads together is one; the rest stays with the bundler. */
export function planFiles(chunks: NaturalChunks, { entry, gate, frame, screens }: Beginnings): Map<string, string> {
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
  const shared = [...chunks.keys()].filter((name) => own.filter((names) => names.has(name)).length >= SHARED_BY);
  assign(
    shared.filter((name) => gated.has(name)),
    'widgets',
  );
  assign(
    [...gated].filter((name) => own.every((names) => !names.has(name))),
    'gate',
  );
  assign(gated, 'forms');
  assign(shared, 'lists');
  const among = openings.map((opening) => reach(chunks, [opening], sometime, common));
  const besides = reach(chunks, common, sometime, new Set(openings));
  own.forEach((names, index) => {
    const isAlone = (name: string) =>
      !besides.has(name) && among.every((others, other) => other === index || !others.has(name));
    assign([...names].filter(isAlone), `screen-${index}`);
  });
  return plan;
}

function firstOf(chunks: NaturalChunks, path: string): string {
  for (const [name, { moduleIds }] of chunks) if (moduleIds.some((id) => id.endsWith(`/src/${path}`))) return name;
  throw new Error(`No code begins at src/${path}`);
}

/** Names of all files that some lead to, those of `beyond` and what only they lead to left out. */
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
