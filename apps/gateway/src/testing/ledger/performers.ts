import { capture } from '../../ledger/capture';
import type { HoldReceipt, Leg, Receipt } from '../../ledger/contract';
import { expireHold } from '../../ledger/expireHold';
import { hold } from '../../ledger/hold';
import { postAlone } from '../../ledger/postAlone';
import { reverse } from '../../ledger/reverse';
import { voidHold } from '../../ledger/voidHold';
import type { Database, Transaction } from '../../platform/database';
import { fromWireAmount, type WireRequest } from './wire';

/** Posts as a whole transaction of its own. */
export const performAlone = (db: Database, request: WireRequest): Promise<Receipt> =>
  postAlone(db, request.userId, { ...common(request), legs: legsOf(request) });

type Perform = (tx: Transaction, request: WireRequest) => Promise<Receipt | HoldReceipt>;

const NOTHING = { currency: 'USD', minor: '0' } as const;

/** What each route to the ledger does. Every hold is due at once, so that it may be expired as well as captured. */
export const performers: Readonly<Record<string, Perform>> = {
  hold: (tx, request) => {
    const { accountId = '', amount = NOTHING } = request;
    return hold(tx, { ...common(request), accountId, amount: fromWireAmount(amount), expiresAt: new Date(0) });
  },
  capture: (tx, request) => {
    const { holdId = '', final = false } = request;
    return capture(tx, { ...common(request), legs: legsOf(request), holdId, final });
  },
  void: (tx, request) => voidHold(tx, { ...common(request), holdId: request.holdId ?? '' }),
  expire: (tx, request) => expireHold(tx, { ...common(request), holdId: request.holdId ?? '' }),
  reverse: (tx, request) => reverse(tx, { ...common(request), transferId: request.transferId ?? '' }),
};

function common({ partnerId, requestId }: WireRequest) {
  return { partnerId, requestId, kind: 'measured', at: new Date() };
}

function legsOf({ legs = [] }: WireRequest): Leg[] {
  return legs.map(({ accountId, amount }) => ({ accountId, amount: fromWireAmount(amount) }));
}
