import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from './Database';
import { run } from './execute';

/** How many attempts of a transaction are under way, one within the other. */
const depths = new WeakMap<Transaction, number>();

/** Runs `work` so that its failure undoes only what it did and the transaction can go on; one may stand in another. */
export async function savepoint<T>(tx: Transaction, work: () => Promise<T>): Promise<T> {
  const depth = (depths.get(tx) ?? 0) + 1;
  const name = sql.raw(`attempt_${depth}`);
  depths.set(tx, depth);
  await run(tx, sql`SAVEPOINT ${name}`);
  try {
    const result = await work();
    await run(tx, sql`RELEASE SAVEPOINT ${name}`);
    return result;
  } catch (reason) {
    await undo(tx, name);
    throw reason;
  } finally {
    depths.set(tx, depth - 1);
  }
}

// Going back leaves the savepoint in place: not let go, it would be the one that an attempt around this goes back to.
async function undo(tx: Transaction, name: SQL): Promise<void> {
  await run(tx, sql`ROLLBACK TO SAVEPOINT ${name}`);
  await run(tx, sql`RELEASE SAVEPOINT ${name}`);
}
