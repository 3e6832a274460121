import type { InlineConfig } from 'vite';
import { naturalChunks } from './naturalChunks.ts';
import { type EntryPoints, planFiles } from './planFiles.ts';

/** Output file and its modules. */
export interface FileGroup {
  readonly name: string;
  /** Higher priority first: a file takes the imports of its modules that no other file has taken. */
  readonly priority: number;
  readonly test: (module: string) => boolean;
}

/** Third-party code. */
const FOREIGN = /\/node_modules\//;

/** Files in the order of their dependencies. */
const FIRST = ['vendor', 'entry', 'base', 'frame', 'forms', 'gate', 'lists'];

/** One file for what always loads together: few files are compressed better and wait less for each other. */
export async function fileGroups(config: InlineConfig, entryPoints: EntryPoints): Promise<FileGroup[]> {
  const chunks = await naturalChunks(config);
  const files = new Map<string, string>();
  for (const [name, file] of planFiles(chunks, entryPoints)) {
    const inFile = (module: string) => (file === 'base' && FOREIGN.test(module) ? 'vendor' : file);
    for (const module of chunks.get(name)?.moduleIds ?? []) files.set(module, inFile(module));
  }
  const names = [...new Set([...FIRST, ...files.values()])];
  return names.map((name, index) => ({
    name,
    priority: names.length - index,
    test: (module) => files.get(module) === name,
  }));
}
