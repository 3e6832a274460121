import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/machine/freePort';
import { serveBackOffice } from '../scripts/servers/serve';

/** Starts the back office on data of its own for one run of the specs, unless CORRIDOR_URL names one that runs already. */
async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.CORRIDOR_URL) return undefined;
  const data = mkdtempSync(join(tmpdir(), 'corridor-e2e-'));
  const server = await serveBackOffice(await freePort(), data);
  process.env.CORRIDOR_URL = server.url;
  return async () => {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  };
}

export default setUp;
