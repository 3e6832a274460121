import type { CurrencyCode, ProductType } from '@corridor/core';
import { openAccount } from '../../ledger';
import { newId, type Transaction } from '../../platform/database';
import { findAccount } from './findAccount';
import { accountTable, type StoredAccount } from './table';

/** Who shall have an account in which currency. */
export interface AccountWanted {
  readonly partnerId: string;
  readonly productType: ProductType;
  readonly ownerId: string;
  readonly ownerName: string;
  readonly currency: CurrencyCode;
  readonly at: Date;
  /** The new account's id; a fresh one unless told. */
  readonly id?: string;
}

/** The owner's account in a currency, opened with its ledger accounts when it is not there yet. */
export async function ensureAccount(tx: Transaction, wanted: AccountWanted): Promise<StoredAccount> {
  const known = await findAccount(tx, wanted);
  if (known) return known;
  const { partnerId, productType, ownerId, ownerName, currency, at, id = newId(tx, at) } = wanted;
  const of = { partnerId, ownerId, currency, at } as const;
  const availableId = await openAccount(tx, { ...of, kind: 'available' });
  const pendingId = await openAccount(tx, { ...of, kind: 'collection_pending' });
  await tx
    .insert(accountTable)
    .values({ id, partnerId, productType, ownerId, ownerName, currency, availableId, pendingId, openedAt: at })
    .onConflictDoNothing();
  const made = await findAccount(tx, wanted);
  if (!made) throw new Error('an account that was just opened is not there');
  return made;
}
