import type { AccountTransactionDetail } from '@corridor/core';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { isUuid } from '../../platform/database';
import { readableRows } from '../../platform/listing';
import { conflict, notFound } from '../../platform/refusals/refusals';
import { named } from './named';
import { toTransaction } from './row';
import { type StoredTransaction, transactionTable as t } from './table';

const MOST_RELATED = 50;

/** The whole record of a transaction. @throws Refusal when there is none */
export async function getTransaction(call: Call, id: string): Promise<AccountTransactionDetail> {
  const [stored] = await call.tx.select().from(t).where(eq(t.id, id));
  return detailOf(call, stored);
}

/** The whole record of the transaction with a reference on an account. @throws Refusal when there is none, or more than one */
export async function getTransactionBy(
  call: Call,
  { accountId, reference }: { accountId: string; reference: string },
): Promise<AccountTransactionDetail> {
  if (!isUuid(accountId)) throw notFound('transaction');
  const isMeant = and(
    eq(t.partnerId, call.principal.partnerId),
    eq(t.reference, reference),
    eq(t.accountId, accountId),
    readableRows(t, call),
  );
  const [stored, other] = await call.tx.select().from(t).where(isMeant).limit(2);
  if (other) throw conflict('refusals.severalTransactions');
  return detailOf(call, stored);
}

async function detailOf({ tx }: Call, stored: StoredTransaction | undefined): Promise<AccountTransactionDetail> {
  if (!stored) throw notFound('transaction');
  const { id, sourceKind, sourceId, cardId, transferId } = stored;
  const others = sourceId
    ? await tx
        .select()
        .from(t)
        .where(and(eq(t.sourceId, sourceId), ne(t.id, id)))
        .orderBy(asc(t.createdAt), asc(t.id))
        .limit(MOST_RELATED)
    : [];
  const [own, ...related] = await named(tx, [stored, ...others]);
  if (!own) throw notFound('transaction');
  return {
    ...toTransaction(own),
    source: sourceKind && sourceId ? { kind: sourceKind, id: sourceId } : null,
    cardId,
    transferId,
    related: related.map(toTransaction),
  };
}
