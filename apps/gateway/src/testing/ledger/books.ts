import type { CurrencyCode, Money } from '@corridor/core';
import { movement } from '../../ledger/movement';
import { openAccount } from '../../ledger/openAccount';
import { post } from '../../ledger/post';
import type { AccountKind } from '../../ledger/vocabulary';
import { createId, type Database, type Scope, type Transaction } from '../../platform/database';

/** One partner's fresh books in a test, and short ways to ask for things in them. */
export interface Books {
  readonly partnerId: string;
  readonly userId: string;
  readonly scope: Scope;
  /** Opens an account of a new owner. */
  open(kind: AccountKind, currency?: CurrencyCode): Promise<string>;
  /** Opens a customer's account with so much in it, taken from a clearing account. */
  fund(amount: Money): Promise<string>;
  run<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** What every request carries, with a request id of its own unless told. */
  request(requestId?: string): { partnerId: string; requestId: string; kind: string; at: Date };
}

/** Dollars in cents. */
export const usd = (minor: bigint): Money => ({ currency: 'USD', minor });

/** Makes books for a partner that nobody else in the test run knows. */
export function newBooks(db: Database): Books {
  const partnerId = createId();
  const userId = createId();
  const scope: Scope = { kind: 'tenant', partnerId, userId };
  const run: Books['run'] = (work) => db.transaction(scope, work);
  const request: Books['request'] = (requestId = createId()) => ({
    partnerId,
    requestId,
    kind: 'test',
    at: new Date(),
  });
  const open: Books['open'] = (kind, currency = 'USD') =>
    run((tx) => openAccount(tx, { partnerId, ownerId: createId(), kind, currency, at: new Date() }));
  const fund: Books['fund'] = async (amount) => {
    const account = await open('available', amount.currency);
    const clearing = await open('clearing', amount.currency);
    if (amount.minor > 0n) await run((tx) => post(tx, { ...request(), legs: movement(clearing, account, amount) }));
    return account;
  };
  return { partnerId, userId, scope, open, fund, run, request };
}
