import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

// Beside the packages that it leaves out, so that it finds them.
const outfile = fileURLToPath(
  new URL(`../../../node_modules/.cache/ledger-server-${process.pid}.mjs`, import.meta.url),
);

let bundled: Promise<string> | undefined;

/** Makes one file of the ledger's server and gives its path: a process that is killed forty times must start at once. */
export function bundleServer(): Promise<string> {
  bundled ??= bundle();
  return bundled;
}

async function bundle(): Promise<string> {
  await build({
    entryPoints: [fileURLToPath(new URL('./server.ts', import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['@corridor/source'],
    external: ['@electric-sql/pglite', 'pg'],
    logLevel: 'error',
  });
  process.once('exit', () => rmSync(outfile, { force: true }));
  return outfile;
}
