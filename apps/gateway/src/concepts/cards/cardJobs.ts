import type { Database } from '../../platform/database';
import { closeCards } from './closeCards';
import { expireCards } from './expireCards';

/** What time does to cards: they expire, and those that were revoked close in the end. */
export async function cardJobs(db: Database, now: Date): Promise<void> {
  await expireCards(db, now);
  await closeCards(db, now);
}
