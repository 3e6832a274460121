import { buildPart, PARTS } from './build/buildPart.js';
import { PACKAGES, packTarballs } from './consumer/packTarballs.js';
import { missingDirectives } from './packages/clientDirectives.js';
import { sourceMapsIn } from './packages/sourceMaps.js';
import { firstLines } from './process/firstLines.js';
import { runTool } from './process/run.js';
import { writeCounts } from './test/counts.js';

const counts = { passed: 0, failed: 0 };

async function judge(name: string, look: () => Promise<string[]> | string[]): Promise<void> {
  const problems = await look();
  counts[problems.length === 0 ? 'passed' : 'failed'] += 1;
  console.log([`${problems.length === 0 ? '✓' : '✗'} ${name}`, ...problems].join('\n'));
}

async function ask(tool: string, ...args: string[]): Promise<string[]> {
  const { code, output } = await runTool(tool, args);
  return code === 0 ? [] : [firstLines(output, 30)];
}

try {
  for (const part of PARTS) await judge(`${part} builds`, () => buildPart(part));
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
} catch (error) {
  counts.failed += 1;
  console.log(error instanceof Error ? error.message : String(error));
}
writeCounts('packages', counts);
process.exitCode = counts.failed === 0 ? 0 : 1;
