import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Parts of packages for the sake of browsers or uses that are not ours, and what stands in for each. */
const STAND_INS: readonly (readonly [part: RegExp, standIn: string])[] = [
  [/^use-sync-external-store\/shim/, 'syncExternalStore.ts'],
  [/\/createLucideIcon\.mjs$/, 'createIcon.ts'],
  [/\/Prefixer\.js$/, 'prefixer.ts'],
];

/** Builds the page without what only older browsers, older versions of React or unused options need. */
export function standIns(): Plugin {
  return {
    name: 'stand-ins',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: STAND_INS.map(([part]) => part) },
      handler(source, importer) {
        const found = STAND_INS.find(([part]) => part.test(source));
        if (!found || !importer?.includes('/node_modules/')) return null;
        return fileURLToPath(new URL(`./stand-ins/${found[1]}`, import.meta.url));
      },
    },
  };
}
