import { resolve } from 'node:path';
import { type Database, openDatabase } from '@corridor/gateway';
import { inRoot } from '../process/root.js';

/** Runs a look at the data that `npm start` serves, and ends the process with 1 where it does not hold and 2 where it could not be looked at. */
export async function withServedDatabase(look: (db: Database) => Promise<boolean>): Promise<void> {
  try {
    const db = await openDatabase({
      databaseURL: process.env.DATABASE_URL || undefined,
      directURL: process.env.DATABASE_DIRECT_URL || undefined,
      dataDirectory: resolve(inRoot(), process.env.CORRIDOR_DATA_DIR ?? '.data'),
    });
    try {
      if (!(await look(db))) process.exitCode = 1;
    } finally {
      await db.close();
    }
  } catch (reason) {
    console.error(`corridor: ${reason instanceof Error ? reason.message.split('\n')[0] : 'cannot verify'}`);
    process.exitCode = 2;
  }
}
