import { sql } from 'drizzle-orm';
import type { Transaction } from './Database';
import { run } from './execute';

/** Runs `work` so that its failure undoes only what it did and the transaction can go on. */
export async function savepoint<T>(tx: Transaction, work: () => Promise<T>): Promise<T> {
  await run(tx, sql`SAVEPOINT attempt`);
  try {
    const result = await work();
    await run(tx, sql`RELEASE SAVEPOINT attempt`);
    return result;
  } catch (reason) {
    await run(tx, sql`ROLLBACK TO SAVEPOINT attempt`);
    throw reason;
  }
}
