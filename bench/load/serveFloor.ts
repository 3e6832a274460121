import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { freePort } from '../../scripts/machine/freePort';
import { inRoot } from '../../scripts/process/root';
import { type RunningServer, serve } from '../../scripts/servers/serve';
import { compressFiles } from '../../scripts/start/compressFiles';

const PAGE = inRoot('bench', 'load', 'floor-page');

/** Builds the bare page and serves it as the back office is served: by a gateway with the same rows, compressed beforehand. */
export async function serveFloor(work: string): Promise<RunningServer> {
  const folder = join(work, 'floor');
  await build({
    root: PAGE,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
  });
  await compressFiles(folder);
  const node = ['--conditions=@corridor/source', '--import', 'tsx', inRoot('bench', 'load', 'floorServer.ts'), folder];
  // A build leaves this process at production, where a gateway has no demo data.
  const env = { NODE_ENV: 'development', PORT: String(await freePort()), CORRIDOR_DATA_DIR: join(work, 'floor-data') };
  return serve(process.execPath, node, { cwd: inRoot(), env });
}
