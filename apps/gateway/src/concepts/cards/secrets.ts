import type { CardActionInput, CardSecretInput } from '@corridor/core';
import { seal } from '../../platform/secrets';
import { placeOf, SEALED, type SecretColumn } from './sealedSecrets';
import { cardSecretTable } from './table';
import type { Effect } from './takeAction';

/** Keeps the hash of a new secret, sealed: few digits are soon tried, however slow their hash. */
export function setSecret(column: SecretColumn): Effect<CardSecretInput> {
  return async (call, stored, { secret }) => {
    const { services } = call;
    const sealed = await seal(services, placeOf(stored.id, column), await services.passwords.hash(secret));
    await keep(call, stored.id, { [column]: SEALED + sealed });
  };
}

/** Forgets a secret: the holder sets a new one. */
export function forgetSecret(column: SecretColumn): Effect<CardActionInput> {
  return (call, stored) => keep(call, stored.id, { [column]: null });
}

async function keep(
  { tx, principal }: Parameters<Effect<object>>[0],
  cardId: string,
  change: Partial<Record<SecretColumn, string | null>>,
) {
  await tx
    .insert(cardSecretTable)
    .values({ cardId, partnerId: principal.partnerId, ...change })
    .onConflictDoUpdate({ target: cardSecretTable.cardId, set: change });
}
