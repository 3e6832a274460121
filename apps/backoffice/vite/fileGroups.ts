import type { InlineConfig } from 'vite';
import { naturalChunks } from './naturalChunks.ts';
import { type Beginnings, planFiles } from './planFiles.ts';

/** A file to be written, and the modules that go into it. */
export interface FileGroup {
  readonly name: string;
  /** Files with more come first: a file takes along what its modules need and no other has taken. */
  readonly priority: number;
  readonly test: (module: string) => boolean;
}

/** Code of others. */
const FOREIGN = /\/node_modules\//;

/** The files that come before others because these need them. */
const FIRST = ['vendor', 'entry', 'base', 'frame', 'widgets', 'forms', 'gate', 'lists'];

/** One file for what always loads together: few files are compressed better and wait less for each other. */
export async function fileGroups(config: InlineConfig, beginnings: Beginnings): Promise<FileGroup[]> {
  const chunks = await naturalChunks(config);
  const files = new Map<string, string>();
  for (const [name, file] of planFiles(chunks, beginnings)) {
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
