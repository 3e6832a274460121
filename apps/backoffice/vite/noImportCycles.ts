import type { Plugin, Rolldown } from 'vite';

/** Fails a build whose files import each other in a cycle: the order of execution would depend on the network. */
export function noImportCycles(): Plugin {
  return {
    name: 'no-import-cycles',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const name of Object.keys(bundle)) {
        const cycle = pathBack(bundle, name);
        if (cycle) this.error(`Files that import each other in a cycle: ${cycle.join(' → ')}`);
      }
    },
  };
}

const importsOf = (bundle: Rolldown.OutputBundle, name: string): readonly string[] => {
  const file = bundle[name];
  return file?.type === 'chunk' ? file.imports : [];
};

/** Import path from a file back to itself; undefined if there is none. */
function pathBack(bundle: Rolldown.OutputBundle, start: string): readonly string[] | undefined {
  const ways = new Map<string, readonly string[]>([[start, [start]]]);
  for (const [name, way] of ways) {
    for (const next of importsOf(bundle, name)) {
      if (next === start) return [...way, start];
      if (!ways.has(next)) ways.set(next, [...way, next]);
    }
  }
  return undefined;
}
