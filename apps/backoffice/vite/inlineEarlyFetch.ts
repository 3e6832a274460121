import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import type { FirstFiles } from '../src/early/FirstFiles.ts';

/** First tag of the page that loads a file of ours. */
const FIRST_TAG = /<script type="module"/;

type Bundle = Rolldown.OutputBundle;

/** Entry modules of the first view, by the end of their paths. */
export interface FirstModules {
  readonly gate: string;
  readonly gatePaths: readonly string[];
  readonly frame: readonly string[];
  readonly screens: Readonly<Record<string, string>>;
}

/** Files of a module with its static imports, its own first. */
function filesOf(bundle: Bundle, module: string): string[] {
  const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/src/${module}`)));
  if (!first) throw new Error(`No file holds ${module}`);
  const files = new Set([first.fileName]);
  for (const name of files)
    for (const needed of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) files.add(needed);
  return [...files].map((name) => `/${name}`);
}

function firstFiles(bundle: Bundle, modules: FirstModules, known: string): FirstFiles {
  const { gate, gatePaths, frame, screens } = modules;
  const needed = (names: readonly string[]) => [...new Set(names.flatMap((name) => filesOf(bundle, name)))];
  const besides = (files: readonly string[], others: readonly string[]) =>
    files.filter((file) => !others.includes(file) && !known.includes(file));
  const called = (name: string) => {
    const file = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === name);
    if (!file) throw new Error(`No file is called ${name}`);
    return `/${file.fileName}`;
  };
  const framed = needed(frame);
  const own = Object.entries(screens).map(([path, module]) => [path, besides(needed([module]), framed)] as const);
  return {
    vendor: called('vendor'),
    renderer: called('renderer'),
    gate: besides(needed([gate]), []),
    gatePaths,
    frame: besides(framed, []),
    screens: Object.fromEntries(own),
  };
}

async function scriptOf(config: InlineConfig, script: string, files: FirstFiles): Promise<string> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    define: { FIRST_FILES: JSON.stringify(files) },
    build: { write: false, target: 'es2022', rolldownOptions: { input: script, output: { format: 'iife' } } },
  });
  const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [chunk] = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  if (!chunk) throw new Error(`Nothing came of ${script}`);
  return chunk.trim();
}

/** Writes a script into the page that asks for what the first screen needs, code and data, before any file has come. */
export function inlineEarlyFetch(config: InlineConfig, script: string, modules: FirstModules): Plugin {
  return {
    name: 'inline-early-fetch',
    transformIndexHtml: {
      order: 'post',
      async handler(page, { bundle }): Promise<string> {
        if (!bundle) return page;
        const code = await scriptOf(config, script, firstFiles(bundle, modules, page));
        // Before anything that blocks inline scripts, such as a style sheet.
        return page.replace(
          FIRST_TAG,
          (tag) => `<script nonce="${config.html?.cspNonce}">${code}</script>\n    ${tag}`,
        );
      },
    },
  };
}
