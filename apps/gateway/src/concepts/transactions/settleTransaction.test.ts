import { canMoveTransaction, money, type TransactionStatus, transactionStatus } from '@corridor/core';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { movement, post } from '../../ledger';
import { SERVICE_SCOPE, type Transaction } from '../../platform/database';
import { Refusal } from '../../platform/refusals/Refusal';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner } from '../../testing/newPartner';
import { accountById, systemAccount } from '../accounts';
import { recordTransactions } from './record';
import { markTransaction, settleTransaction } from './settleTransaction';
import { type StoredTransaction, transactionTable as t } from './table';
import { addTransactions } from './testing/addTransactions';

const MOVES = transactionStatus.codes.flatMap((from) => transactionStatus.codes.map((to) => [from, to] as const));
const at = new Date('2026-01-10T10:00:00Z');

describe.each(DATABASES)('the statuses of transactions on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let stored: StoredTransaction[];

  beforeAll(async () => {
    testGateway = await (await open()).open();
    const partner = await newPartner(testGateway);
    await addTransactions(testGateway, partner, MOVES.length, (n) => ({
      createdAt: at,
      type: 100,
      status: MOVES[n]?.[0] ?? 1,
      minor: 100n,
      counterpartyName: null,
      reference: String(n).padStart(3, '0'),
    }));
    stored = await serve((tx) =>
      tx.select().from(t).where(eq(t.partnerId, partner.partnerId)).orderBy(asc(t.reference)),
    );
  });

  const serve = <Result>(work: (tx: Transaction) => Promise<Result>) => testGateway.db.transaction(SERVICE_SCOPE, work);

  const move = async (tx: Transaction, { id, accountId }: StoredTransaction, to: TransactionStatus) => {
    if (to !== 1) return markTransaction(tx, id, to);
    const account = await accountById(tx, accountId);
    if (!account) throw new Error('the transaction has no account');
    const { partnerId, currency, availableId } = account;
    const clearing = await systemAccount(tx, 'clearing', { partnerId, currency, at });
    const legs = movement(clearing, availableId, money(100n, currency));
    const receipt = await post(tx, { partnerId, requestId: `settle:${id}`, kind: 'test', legs, at });
    return settleTransaction(tx, id, { account, receipt, at });
  };

  it('change as core declares, and in no other way', async () => {
    for (const [index, [from, to]] of MOVES.entries()) {
      const transaction = stored[index];
      if (!transaction) throw new Error('there are too few transactions');
      const outcome = await serve((tx) => move(tx, transaction, to)).then(
        () => 'moved',
        (reason: unknown) => (reason instanceof Refusal ? reason.details.kind : reason),
      );
      expect([from, to, outcome]).toEqual([from, to, canMoveTransaction(from, to) ? 'moved' : 'conflict']);
      const [now] = await serve((tx) => tx.select().from(t).where(eq(t.id, transaction.id)));
      expect(now?.status).toBe(outcome === 'moved' ? to : from);
    }
  });

  it('say what the books say: nothing is normal without a posting, nothing pending with one', async () => {
    const account = await serve((tx) => accountById(tx, stored[0]?.accountId ?? ''));
    if (!account) throw new Error('the transaction has no account');
    const unbooked = { account, type: 100, status: 1, amount: money(1n, account.currency), at } as const;
    await expect(serve((tx) => recordTransactions(tx, [unbooked]))).rejects.toThrow('posting');
  });
});
