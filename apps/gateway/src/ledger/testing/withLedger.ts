import { type Database, databaseMigrations, migrate } from '../../database';
import { ledgerMigrations } from '../migration';

/** Puts the ledger into an empty database. */
export async function withLedger(db: Database): Promise<Database> {
  await migrate(db, [...databaseMigrations, ...ledgerMigrations]);
  return db;
}
