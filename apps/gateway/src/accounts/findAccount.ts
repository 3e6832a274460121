import { type Account, type CurrencyCode, isCurrencyCode } from '@corridor/core';
import { and, eq } from 'drizzle-orm';
import { notFound } from '../app/refusals';
import type { Call } from '../call';
import { isUuid, type Transaction } from '../database';
import { toAccount } from './row';
import type { StoredAccount } from './table';
import { accountTable, accountBalanceView as view } from './table';

/** An account with its balances. @throws Refusal when the caller's partner has none such */
export async function getAccount({ tx }: Pick<Call, 'tx'>, id: string): Promise<Account> {
  const [found] = await tx.select().from(view).where(eq(view.id, id));
  if (!found) throw notFound('account');
  return toAccount(found);
}

/** The account of an owner in a currency. @throws Refusal when there is none */
export async function getAccountBy(
  { tx, principal }: Call,
  { ownerId, currency }: { ownerId: string; currency: string },
): Promise<Account> {
  const { partnerId } = principal;
  const isKey = isUuid(ownerId) && isCurrencyCode(currency);
  const found = isKey ? await findAccount(tx, { partnerId, ownerId, currency }) : null;
  if (!found) throw notFound('account');
  return getAccount({ tx }, found.id);
}

/** The stored account of an owner in a currency; null when it was never opened. */
export async function findAccount(
  tx: Transaction,
  { partnerId, ownerId, currency }: { partnerId: string; ownerId: string; currency: CurrencyCode },
): Promise<StoredAccount | null> {
  const { partnerId: partner, ownerId: owner, currency: code } = accountTable;
  const [found] = await tx
    .select()
    .from(accountTable)
    .where(and(eq(partner, partnerId), eq(owner, ownerId), eq(code, currency)));
  return found ?? null;
}

/** A stored account by its id; null when the transaction's partner has none such. */
export async function accountById(tx: Transaction, id: string): Promise<StoredAccount | null> {
  if (!isUuid(id)) return null;
  const [found] = await tx.select().from(accountTable).where(eq(accountTable.id, id));
  return found ?? null;
}
