import type { Database } from '../../platform/database';
import type { SecretKeys } from '../../platform/secrets';
import { closeCards } from './closeCards';
import { expireCards } from './expireCards';
import { sealSecrets } from './sealedSecrets';

/** What time does to cards: they expire, those that were revoked close in the end, and secrets get the key of today. */
export async function cardJobs(db: Database, now: Date, keys: SecretKeys | null): Promise<void> {
  await expireCards(db, now);
  await closeCards(db, now);
  if (keys) await sealSecrets(db, keys);
}
