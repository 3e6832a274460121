import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createGateway, generateTransactions, nativeHasher, openDatabase, seedDatabase } from '@corridor/gateway';
import { inRoot } from './process/root.js';

const USAGE = 'usage: npm run seed -- --transactions <count> [--merchants <count>]';

function readOptions() {
  try {
    const { values } = parseArgs({ options: { transactions: { type: 'string' }, merchants: { type: 'string' } } });
    const [transactions, merchants] = [Number(values.transactions), Number(values.merchants ?? 1)];
    const areCounts = [transactions, merchants].every((count) => Number.isSafeInteger(count) && count > 0);
    return areCounts ? { transactions, merchants: values.merchants ? merchants : undefined } : null;
  } catch {
    return null;
  }
}

const options = readOptions();
if (!options) {
  console.error(`corridor: ${USAGE}`);
  process.exit(1);
}
// The same data that `npm start` serves.
const dataDirectory = resolve(inRoot(), process.env.CORRIDOR_DATA_DIR ?? '.data');
try {
  const db = await openDatabase({
    databaseURL: process.env.DATABASE_URL || undefined,
    directURL: process.env.DATABASE_DIRECT_URL || undefined,
    dataDirectory,
  });
  await createGateway({ db });
  await seedDatabase({ db, passwords: nativeHasher });
  const onProgress = (done: number) => console.log(`${done.toLocaleString('en')} transactions`);
  const { merchants } = await generateTransactions(db, { ...options, onProgress });
  console.log(`Made them for ${merchants.toLocaleString('en')} new merchants.`);
  await db.close();
} catch (reason) {
  console.error(`corridor: ${reason instanceof Error ? reason.message.split('\n')[0] : 'cannot seed'}`);
  process.exitCode = 1;
}
