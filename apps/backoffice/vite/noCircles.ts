import type { Plugin, Rolldown } from 'vite';

/** Fails a build whose files import each other in a cycle: the order of execution would depend on the network. */
export function noCircles(): Plugin {
  return {
    name: 'no-circles',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const name of Object.keys(bundle)) {
        const circle = pathBack(bundle, name);
        if (circle) this.error(`Files that need each other in a circle: ${circle.join(' → ')}`);
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
