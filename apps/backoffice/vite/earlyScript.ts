import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions, type Plugin, type Rolldown } from 'vite';
import type { CodeTable } from '../src/early/preloadCode';
import { SCREEN_MODULES } from '../src/early/screenModules.ts';
import { ROUTE_PATHS } from '../src/routes/paths.ts';

const ENTRY = fileURLToPath(new URL('../src/early/main.ts', import.meta.url));

type Bundle = Rolldown.OutputBundle;

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk');

/** Names of the files that a module below `src` needs before it runs. */
function filesOf(bundle: Bundle, module: string): ReadonlySet<string> {
  const first = chunksOf(bundle).find(({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith(`/backoffice/src/${module}`)),
  );
  if (!first) throw new Error(`No code begins at src/${module}`);
  const names = new Set([first.fileName]);
  for (const name of names) {
    const file = bundle[name];
    if (file?.type === 'chunk') for (const imported of file.imports) names.add(imported);
  }
  return names;
}

function tableOf(bundle: Bundle): CodeTable {
  const files: string[] = [];
  // The page itself names the files of its own entry.
  const known = new Set(filesOf(bundle, 'main.tsx'));
  const needed = (...modules: readonly string[]) => {
    const names = new Set(modules.flatMap((module) => [...filesOf(bundle, module)]).filter((name) => !known.has(name)));
    for (const name of names) if (!files.includes(name)) files.push(name);
    return [...names].map((name) => files.indexOf(name));
  };
  const gate = needed('app/LoginGate.tsx');
  const frame = needed('app/App.tsx', 'layouts/DefaultFrame.tsx');
  const own = (module: string) => needed(module).filter((position) => !frame.includes(position));
  const paths: Readonly<Record<string, string>> = ROUTE_PATHS;
  const screens = Object.entries(SCREEN_MODULES).map(([name, module]) => [paths[name], own(module)]);
  const placeholder = own('screens/placeholders/PlaceholderScreen.tsx');
  return { files, gate, frame, screens: Object.fromEntries(screens), placeholder };
}

async function scriptWith(table: CodeTable): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@corridor/source', ...defaultClientConditions] },
    define: { CORRIDOR_CODE: JSON.stringify(table) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  });
  const [output] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (output?.type !== 'chunk') throw new Error('The early script was not built');
  return output.code;
}

/** Adds a small script before all others, which asks for the first screen's code and data at once. */
export function earlyScript(): Plugin {
  return {
    name: 'early-script',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const source = await scriptWith(tableOf(bundle));
        const file = this.getFileName(this.emitFile({ type: 'asset', name: 'early.js', source }));
        const tag = `<script async nonce="CORRIDOR_NONCE" src="/${file}"></script>`;
        page.source = String(page.source).replace('<head>', `<head>\n    ${tag}`);
      },
    },
  };
}
