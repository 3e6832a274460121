import type { InlineConfig, Plugin } from 'vite';
import { fileGroups } from './fileGroups.ts';
import type { EntryPoints } from './planFiles.ts';

/** Writes the files that are planned from a configuration. The plan costs a build: only who builds waits for it, not who reads the configuration. */
export function writePlanned(config: InlineConfig, entryPoints: EntryPoints): Plugin {
  return {
    name: 'write-planned',
    apply: 'build',
    config: async () => {
      const groups = await fileGroups(config, entryPoints);
      const codeSplitting = { includeDependenciesRecursively: false, groups };
      return { build: { rolldownOptions: { output: { codeSplitting } } } };
    },
  };
}
