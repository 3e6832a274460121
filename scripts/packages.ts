import { buildPart, PARTS } from './build/buildPart.js';
import { PACKAGES, packTarballs } from './consumer/packTarballs.js';
import { missingDirectives } from './packages/clientDirectives.js';
import { sourceMapsIn } from './packages/sourceMaps.js';
import { firstLines } from './process/firstLines.js';
import { runTool } from './process/run.js';
import { createJudge } from './test/judge.js';

const { judge, finish } = createJudge('scripts/packages.ts');

async function ask(tool: string, ...args: string[]): Promise<string[]> {
  const { code, output } = await runTool(tool, args);
  return code === 0 ? [] : [firstLines(output, 30)];
}

try {
  // A run of all tests has built them for other suites too.
  if (!process.argv.includes('--built')) for (const part of PARTS) await judge(`${part} builds`, () => buildPart(part));
  const tarballs = await packTarballs();
  for (const name of PACKAGES) {
    const tarball = tarballs[`@corridor/${name}`] ?? '';
    await judge(`${name}: publint finds nothing`, () => ask('publint', 'run', tarball, '--strict'));
    await judge(`${name}: its types resolve everywhere`, () =>
      // The file for pages without a bundler is a module of browsers and nothing that Node requires.
      ask('attw', tarball, '--no-definitely-typed', '--format', 'ascii', '--exclude-entrypoints', 'browser'),
    );
    await judge(`${name}: client modules say so`, () => missingDirectives(name));
    await judge(`${name}: no source maps`, () => sourceMapsIn(tarball));
  }
} finally {
  finish();
}
