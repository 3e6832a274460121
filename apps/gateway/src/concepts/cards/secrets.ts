import type { CardActionInput, CardSecretInput } from '@corridor/core';
import { cardSecretTable } from './table';
import type { Effect } from './takeAction';

type Column = 'pinHash' | 'acsPasswordHash';

/** Keeps the hash of a new secret. */
export function setSecret(column: Column): Effect<CardSecretInput> {
  return async (call, stored, { secret }) => {
    await keep(call, stored.id, { [column]: await call.services.passwords.hash(secret) });
  };
}

/** Forgets a secret: the holder sets a new one. */
export function forgetSecret(column: Column): Effect<CardActionInput> {
  return (call, stored) => keep(call, stored.id, { [column]: null });
}

async function keep(
  { tx, principal }: Parameters<Effect<object>>[0],
  cardId: string,
  change: Partial<Record<Column, string | null>>,
) {
  await tx
    .insert(cardSecretTable)
    .values({ cardId, partnerId: principal.partnerId, ...change })
    .onConflictDoUpdate({ target: cardSecretTable.cardId, set: change });
}
