import { STORED_BYTES_LIMIT } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { execute, type Transaction } from '../database';
import { countAlone } from '../leases';
import { conflict } from '../refusals/refusals';

const MEGABYTE = 1_048_576;

/**
 * Refuses so many bytes more where a partner's uploads and exports would take more than they may. Whoever else of the partner stores some waits
 * until the transaction ends. @throws Refusal that says how much is used and what to delete
 */
export async function requireSpace(tx: Transaction, partnerId: string, bytes: number): Promise<void> {
  const used = await storedBytes(tx, partnerId);
  if (used + bytes <= STORED_BYTES_LIMIT) return;
  const inMegabytes = (count: number) => Math.ceil(count / MEGABYTE);
  throw conflict('refusals.quota', { used: inMegabytes(used), limit: inMegabytes(STORED_BYTES_LIMIT) });
}

/** Returns true if so many bytes more may be stored. */
export async function hasSpace(tx: Transaction, partnerId: string, bytes: number): Promise<boolean> {
  return (await storedBytes(tx, partnerId)) + bytes <= STORED_BYTES_LIMIT;
}

async function storedBytes(tx: Transaction, partnerId: string): Promise<number> {
  await countAlone(tx, 'bytes', partnerId);
  const [used] = await execute(tx, sql`SELECT corridor_stored_bytes(${partnerId}) AS used`, (row) => Number(row.used));
  return used ?? 0;
}
