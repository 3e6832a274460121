import { and, asc, eq, gt, isNotNull, notLike, or } from 'drizzle-orm';
import { type Database, SERVICE_SCOPE, type Transaction } from '../../platform/database';
import { openSeal, type SecretKeys, seal, sealNameOf } from '../../platform/secrets';
import { cardSecretTable as s } from './table';

/** Columns that keep the hash of a secret. */
export type SecretColumn = 'pinHash' | 'acsPasswordHash';

type StoredSecret = typeof s.$inferSelect;

/** The start of a stored hash that is sealed. */
export const SEALED = '$argon2id$sealed$';

const COLUMNS: readonly SecretColumn[] = ['pinHash', 'acsPasswordHash'];
const BATCH = 500;

/** The only place where the seal of a card's secret opens. */
export const placeOf = (cardId: string, column: SecretColumn) => `card ${cardId} ${column}`;

/** The hash of a card's secret; null where it is sealed under a key that nobody has. */
export async function hashOf(keys: SecretKeys, cardId: string, column: SecretColumn, stored: string) {
  if (!stored.startsWith(SEALED)) return stored;
  return openSeal(keys, placeOf(cardId, column), stored.slice(SEALED.length));
}

/** Seals what older versions kept open, and anew what is sealed under a former key, so that this one may be forgotten. */
export async function sealSecrets(db: Database, keys: SecretKeys): Promise<void> {
  const current = `${SEALED}${await sealNameOf(keys.secretKey)}$`;
  let last: string | null = null;
  do last = await db.transaction(SERVICE_SCOPE, (tx) => sealBatch(tx, keys, current, last));
  while (last !== null);
}

/** Seals some cards' secrets and gives the last of these cards; null where none are left. */
async function sealBatch(tx: Transaction, keys: SecretKeys, current: string, after: string | null) {
  const due = or(...COLUMNS.map((column) => and(isNotNull(s[column]), notLike(s[column], `${current}%`))));
  const cards = await tx
    .select()
    .from(s)
    .where(and(due, after === null ? undefined : gt(s.cardId, after)))
    .orderBy(asc(s.cardId))
    .limit(BATCH)
    .for('update');
  for (const card of cards) {
    const change = await sealedAnew(keys, current, card);
    if (Object.keys(change).length > 0) await tx.update(s).set(change).where(eq(s.cardId, card.cardId));
  }
  return cards.at(-1)?.cardId ?? null;
}

async function sealedAnew(keys: SecretKeys, current: string, card: StoredSecret) {
  const change: Partial<Record<SecretColumn, string>> = {};
  for (const column of COLUMNS) {
    const stored = card[column];
    if (stored === null || stored.startsWith(current)) continue;
    const hash = await hashOf(keys, card.cardId, column, stored);
    if (hash !== null) change[column] = SEALED + (await seal(keys, placeOf(card.cardId, column), hash));
  }
  return change;
}
