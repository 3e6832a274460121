import { type RefusalReason, refusalText } from '@corridor/core';
import { Refusal, type RefusalDetails } from '../platform/refusals/Refusal';

type Refused = Pick<RefusalDetails, 'kind' | 'status' | 'code' | 'msg' | 'reason'>;

const conflict = (digits: string, reason: RefusalReason): Refused => ({
  kind: 'conflict',
  status: 409,
  code: `409${digits}`,
  msg: refusalText(reason),
  reason,
});
const notFound = (msg: string): Refused => ({ kind: 'not-found', status: 404, code: '40400', msg });
const invalid = (reason: RefusalReason): Refused => ({
  kind: 'validation',
  status: 422,
  code: '42200',
  msg: refusalText(reason),
  reason,
});

const DETAILS = {
  'insufficient-funds': conflict('10', 'refusals.insufficientFunds'),
  'hold-closed': conflict('11', 'refusals.holdClosed'),
  'capture-exceeds-hold': conflict('12', 'refusals.captureExceedsHold'),
  'hold-not-due': conflict('13', 'refusals.holdNotDue'),
  'already-reversed': conflict('14', 'refusals.alreadyReversed'),
  'not-reversible': conflict('15', 'refusals.notReversible'),
  'account-differs': conflict('16', 'refusals.accountDiffers'),
  'request-id-reused': conflict('01', 'refusals.requestIdReused'),
  'account-unknown': notFound('This account does not exist'),
  'hold-unknown': notFound('This hold does not exist'),
  'transfer-unknown': notFound('This transfer does not exist'),
  'currency-mismatch': invalid('refusals.ledgerCurrency'),
  'amount-invalid': invalid('refusals.ledgerAmount'),
  unbalanced: invalid('refusals.unbalanced'),
} as const satisfies Record<string, Refused>;

/** Why the ledger refuses. */
export type LedgerRefusalReason = keyof typeof DETAILS;

/** A request that the ledger does not fulfil; nothing moved. The transaction is still good: commit it and the refusal is remembered. */
export class LedgerRefusal extends Refusal {
  readonly reason: LedgerRefusalReason;

  constructor(reason: LedgerRefusalReason) {
    super(DETAILS[reason]);
    this.reason = reason;
  }
}

/** Returns true if a text is the name of a reason. */
export function isRefusalReason(text: string): text is LedgerRefusalReason {
  return Object.hasOwn(DETAILS, text);
}
