import { ledgerBreaches } from '../../apps/gateway/src/ledger/ledgerBreaches';
import { findBreaches } from '../../apps/gateway/src/platform/database';
import { openPostgres } from '../../apps/gateway/src/servers/node/openPostgres';
import { startServer } from '../../apps/gateway/src/testing/ledger/startServer';
import { startPostgres } from '../../scripts/postgres/startPostgres';
import type { Figures } from '../measure/Measure';
import { rounded } from '../measure/percentile';
import { openBooks } from './ledgerBooks';
import { type Load, loadPostings } from './loadPostings';
import { pgbenchPostings } from './pgbench';

const ROUNDS = 5;
const PRESSURE = { clients: 32, warmUpMs: 1_000, measuredMs: 4_000 };

/** What one round found: the same posting from HTTP through one process, through two, and as bare SQL. */
interface Round {
  readonly one: Load;
  readonly two: Load;
  readonly bare: number;
}

/** Postings per second through HTTP and as bare SQL, in turns so that a busy moment falls on all of them. */
export async function measurePostings(): Promise<Figures> {
  const postgres = await startPostgres();
  try {
    return await measureOn(postgres.url);
  } finally {
    await postgres.stop();
  }
}

async function measureOn(url: string): Promise<Figures> {
  const db = openPostgres({ url });
  await openBooks(db);
  const servers = [await startServer({ url }), await startServer({ url })];
  const [first = '', second = ''] = servers.map((server) => server.url);
  try {
    await loadPostings([first, second], { ...PRESSURE, measuredMs: 500 });
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const bare = await pgbenchPostings(url, PRESSURE.clients, PRESSURE.measuredMs / 1_000);
      const one = await loadPostings([first], PRESSURE);
      rounds.push({ bare, one, two: await loadPostings([first, second], PRESSURE) });
    }
    const found = await db.asOwner((run) => findBreaches(run, ledgerBreaches));
    const breaches = Object.keys(found).filter((breach) => !OPENED_WITHOUT_ENTRY.test(breach));
    if (breaches.length > 0) throw new Error(`the books are wrong after the load: ${breaches.join(', ')}`);
    return figuresOf(rounds);
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await db.close();
  }
}

// The measured accounts begin with a balance that no entry explains.
const OPENED_WITHOUT_ENTRY = /balances of a currency|sum of its entries|running sum/;

function figuresOf(rounds: readonly Round[]): Figures {
  const median = (of: (round: Round) => number) => rounded(middle(rounds.map(of)));
  return {
    'ledger.http1.tps': median(({ one }) => one.tps),
    'ledger.http1.p99ms': median(({ one }) => one.p99ms),
    'ledger.http2.tps': median(({ two }) => two.tps),
    'ledger.http2.p99ms': median(({ two }) => two.p99ms),
    'ledger.pgbench.tps': median(({ bare }) => bare),
    'ledger.ratio': median(({ one, two, bare }) => Math.max(one.tps, two.tps) / bare),
  };
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
