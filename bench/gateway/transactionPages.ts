import { createGatewayClient, type GatewayClient } from '@corridor/core';
import {
  createGateway,
  type Database,
  DEMO_PARTNERS,
  generateTransactions,
  nativeHasher,
  openDatabase,
  seedDatabase,
} from '@corridor/gateway';
import { startPostgres } from '../../scripts/postgres/startPostgres';
import { inRoot } from '../../scripts/process/root';
import { run } from '../../scripts/process/run';
import { serve } from '../../scripts/servers/serve';
import { DEMO_OPERATOR } from '../measure/demoOperator';
import type { Figures } from '../measure/Measure';
import { percentile, rounded } from '../measure/percentile';
import { type OfferedList, offeredLists } from './transactionQueries';

const TRANSACTIONS = 1_000_000;
const SAMPLES = 100;
const TRIED = 9;
const SIZE = 25;
const DEEP = 1_000;
const NODE = ['--conditions=@corridor/source', '--import', 'tsx'];

/** Pages and the export of a million transactions on PostgreSQL, pages beside the same list and count as bare SQL in one run. */
export async function measureTransactionPages(): Promise<Figures> {
  const postgres = await startPostgres();
  try {
    await fill(postgres.url);
    return { ...(await measurePages(postgres.url)), ...(await measureExport(postgres.url)) };
  } finally {
    await postgres.stop();
  }
}

async function fill(url: string): Promise<void> {
  const db = await openDatabase({ databaseURL: url });
  await createGateway({ db });
  await seedDatabase({ db, passwords: nativeHasher });
  await generateTransactions(db, { transactions: TRANSACTIONS });
  await db.asOwner((sql) => sql('SET LOCAL statement_timeout = 0; ANALYZE'));
  await db.close();
}

/** Pages of a filled database: the list with the slowest hundredth, first and 1 000th page, as a multiple of bare SQL. */
export async function measurePages(url: string): Promise<Figures> {
  const gateway = await serve(process.execPath, [...NODE, inRoot('bench', 'gateway', 'serveDatabase.ts')], {
    env: { DATABASE_URL: url },
  });
  const db = await openDatabase({ databaseURL: url });
  try {
    const { accessToken } = await createGatewayClient({ baseURL: gateway.url }).session.login(DEMO_OPERATOR);
    const client = createGatewayClient({ baseURL: gateway.url, getAccessToken: () => accessToken });
    const [first, deep] = [await worst(client, db, 1), await worst(client, db, DEEP)];
    return {
      'page.first.p99ms': rounded(first.through),
      'page.first.ratio': rounded(first.through / first.bare),
      'page.deep.p99ms': rounded(deep.through),
      'page.deep.ratio': rounded(deep.through / deep.bare),
    };
  } finally {
    await db.close();
    await gateway.stop();
  }
}

interface Timed {
  readonly through: number;
  readonly bare: number;
}

/** The list that takes longest, measured thoroughly. */
async function worst(client: GatewayClient, db: Database, page: number): Promise<Timed> {
  const found: { readonly list: OfferedList; readonly median: number }[] = [];
  for (const list of offeredLists(new Date(Date.now() - 182 * 86_400_000))) {
    const { through, bare } = await time(client, db, list, { page, samples: TRIED });
    found.push({ list, median: percentile(through, 0.5) });
    tell(`${list.name}, page ${page}`, through, bare, 0.5);
  }
  const { list } = found.reduce((slowest, one) => (one.median > slowest.median ? one : slowest));
  const { through, bare } = await time(client, db, list, { page, samples: SAMPLES });
  tell(`the slowest: ${list.name}, page ${page}`, through, bare, 0.99);
  return { through: percentile(through, 0.99), bare: percentile(bare, 0.99) };
}

function tell(name: string, through: readonly number[], bare: readonly number[], share: number): void {
  const [ours, theirs] = [rounded(percentile(through, share)), rounded(percentile(bare, share))];
  process.stderr.write(`  ${name}: ${ours} ms, bare ${theirs} ms (p${share * 100})\n`);
}

/** Milliseconds of a page through the gateway, and of the same rows and count as bare SQL, in turns. */
async function time(
  client: GatewayClient,
  db: Database,
  list: OfferedList,
  { page, samples }: { page: number; samples: number },
) {
  const { filter, sort, orderBy } = list;
  const where = `partner_id = '${DEMO_PARTNERS.meridian.id}' AND ${list.where}`;
  const rows = `SELECT * FROM account_transaction WHERE ${where} ORDER BY ${orderBy} LIMIT ${SIZE} OFFSET ${(page - 1) * SIZE}`;
  const count = `SELECT count(*) FROM account_transaction WHERE ${where}`;
  const [through, bare]: [number[], number[]] = [[], []];
  for (let turn = -3; turn < samples; turn += 1) {
    const started = performance.now();
    await client.transactions.page({ page, size: SIZE, filter, sort });
    const asked = performance.now();
    await db.asOwner(async (sql) => [await sql(rows), await sql(count)]);
    const answered = performance.now();
    if (turn < 0) continue;
    through.push(asked - started);
    bare.push(answered - asked);
  }
  return { through, bare };
}

/** The export of everything in a filled database, by a process of its own. */
export async function measureExport(url: string): Promise<Figures> {
  const script = inRoot('bench', 'gateway', 'exportAll.ts');
  const { code, output } = await run(process.execPath, [...NODE, script], { env: { DATABASE_URL: url } });
  const line = output.split('\n').find((text) => text.startsWith('{'));
  if (code !== 0 || !line) throw new Error(`the export failed:\n${output}`);
  const { rows, seconds, growthMB } = JSON.parse(line);
  return {
    'export.rows': rows,
    'export.rowsPerSecond': rounded(rows / seconds),
    'export.peakRssGrowthMB': rounded(growthMB),
  };
}
