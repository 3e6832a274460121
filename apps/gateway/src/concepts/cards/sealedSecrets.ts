import { and, eq, isNotNull, notLike, or, sql } from 'drizzle-orm';
import { dueJob } from '../../platform/jobs';
import { openSeal, type SecretKeys, seal, sealNameOf } from '../../platform/secrets';
import { cardSecretTable as s } from './table';

/** Columns that keep the hash of a secret. */
export type SecretColumn = 'pinHash' | 'acsPasswordHash';

type StoredSecret = typeof s.$inferSelect;

/** The start of a stored hash that is sealed. */
export const SEALED = '$argon2id$sealed$';

const COLUMNS: readonly SecretColumn[] = ['pinHash', 'acsPasswordHash'];

/** The only place where the seal of a card's secret opens. */
export const placeOf = (cardId: string, column: SecretColumn) => `card ${cardId} ${column}`;

/** The hash of a card's secret; null where it is sealed under a key that nobody has. */
export async function hashOf(keys: SecretKeys, cardId: string, column: SecretColumn, stored: string) {
  if (!stored.startsWith(SEALED)) return stored;
  return openSeal(keys, placeOf(cardId, column), stored.slice(SEALED.length));
}

const currentOf = async ({ secretKey }: SecretKeys) => `${SEALED}${await sealNameOf(secretKey)}$`;

/** Seals what older versions kept open, and anew what is sealed under a former key, so that this one may be forgotten. */
export const sealSecrets = dueJob({
  name: 'cardSecrets',
  subject: 'card',
  table: s,
  id: s.cardId,
  isDue: async ({ keys }) => {
    if (!keys) return null;
    const current = `${await currentOf(keys)}%`;
    return or(...COLUMNS.map((column) => and(isNotNull(s[column]), notLike(s[column], current))));
  },
  dueAt: ({ now }) => sql`${now.toISOString()}::timestamptz`,
  select: (tx, where) => tx.select().from(s).where(where),
  process: async (tx, card, { keys }) => {
    if (!keys) return;
    const change = await sealedAnew(keys, await currentOf(keys), card);
    if (Object.keys(change).length > 0) await tx.update(s).set(change).where(eq(s.cardId, card.cardId));
  },
});

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
