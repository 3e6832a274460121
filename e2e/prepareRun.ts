import { ensureTemplate } from '../apps/gateway/src/testing/ledger/templateDatabase';
import { startFleetingPostgres } from '../scripts/postgres/startPostgres';
import { backOfficeProgram, serve } from '../scripts/servers/serve';
import { todaysStamp } from '../scripts/snapshots/seededSnapshot';
import { buildBackOffice } from '../scripts/start/buildBackOffice';
import { SECRET_KEY } from './fixtures/office';

/** Fills a database by a first start of the gateway's own program, with the seeds of today. */
async function sow(program: string, url: string): Promise<void> {
  const env = { PORT: '0', DATABASE_URL: url, CORRIDOR_SECRET_KEY: SECRET_KEY };
  const gateway = await serve(process.execPath, [program], { env });
  await gateway.stop();
}

/** Prepares what every spec file takes a copy of: a seeded database on one server, and the gateway's program as one file. */
async function prepareRun(): Promise<(() => Promise<void>) | undefined> {
  const { CORRIDOR_SHUFFLE: seed } = process.env;
  if (seed) console.log(`corridor: the files of a set run in the order of CORRIDOR_SHUFFLE=${seed}`);
  await buildBackOffice();
  process.env.CORRIDOR_BUILT = '1';
  const program = await backOfficeProgram();
  const own = process.env.DATABASE_URL ? undefined : await startFleetingPostgres();
  const server = own?.url ?? process.env.DATABASE_URL ?? '';
  const seeded = `corridor_seeded_${todaysStamp()}`;
  await ensureTemplate(server, { name: seeded, fill: (url) => sow(program, url) });
  process.env.CORRIDOR_E2E = JSON.stringify({ program, server, seeded });
  return own?.stop;
}

export default prepareRun;
