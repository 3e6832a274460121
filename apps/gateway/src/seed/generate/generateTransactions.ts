import type { Database, RunSql } from '../../platform/database';
import type { Batch } from './Batch';
import { chunkStatements } from './chunkStatements';
import { ownerStatements } from './ownerStatements';
import { withoutIndexes } from './withoutIndexes';

/** How much to generate. */
export interface GenerateOptions {
  readonly transactions: number;
  /** How many merchants share them; one for 5 000 transactions unless told, at least ten. */
  readonly merchants?: number | undefined;
  readonly now?: Date;
  /** Hears how far it has come. */
  readonly onProgress?: (done: number) => void;
}

const YEAR = 365 * 86_400_000;
const PER_MERCHANT = 5_000;
const CHUNK = 100_000;
// From so many on, making indexes anew is cheaper than adding to them.
const MANY = 200_000;

/**
 * Adds a believable year of transactions to new merchants of a seeded database's first partner, by a few statements for each
 * hundred thousand: to measure with and to try how it feels. The ledger's rules hold for all of them.
 */
export async function generateTransactions(db: Database, options: GenerateOptions): Promise<Batch> {
  const { transactions, now = new Date(), onProgress = () => {} } = options;
  const merchants = options.merchants ?? Math.max(10, Math.ceil(transactions / PER_MERCHANT));
  for (const count of [transactions, merchants]) {
    if (!Number.isSafeInteger(count) || count < 1) throw new RangeError('a count must be a whole number above zero');
  }
  const id = globalThis.crypto.randomUUID();
  const end = now.getTime() - 1_000;
  const batch: Batch = { id, merchants, transactions, begin: end - YEAR, end };
  await db.asOwner(async (run) => {
    for (const statement of ownerStatements(batch)) await run(statement);
  });
  if (transactions < MANY) await inChunks(batch, onProgress, (work) => db.asOwner(work));
  else await db.asOwner((run) => withoutIndexes(run, () => inChunks(batch, onProgress, (work) => work(run))));
  // Without figures of so many new rows the planner would read them all.
  await db.asOwner((run) =>
    run(
      'SET LOCAL statement_timeout = 0; ANALYZE account_transaction, ledger_entry, ledger_transfer, ledger_account, account, merchant',
    ),
  );
  return batch;
}

type Transact = (work: (run: RunSql) => Promise<void>) => Promise<void>;

async function inChunks(batch: Batch, onProgress: (done: number) => void, transact: Transact): Promise<void> {
  const { transactions } = batch;
  for (let from = 0; from < transactions; from += CHUNK) {
    const to = Math.min(from + CHUNK, transactions);
    await transact(async (run) => {
      for (const statement of chunkStatements(batch, from, to)) await run(statement);
    });
    onProgress(to);
  }
}
