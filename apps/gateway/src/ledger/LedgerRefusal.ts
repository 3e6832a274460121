import { Refusal, type RefusalDetails } from '../app/Refusal';

type Refused = Pick<RefusalDetails, 'kind' | 'status' | 'code' | 'msg'>;

const conflict = (digits: string, msg: string): Refused => ({
  kind: 'conflict',
  status: 409,
  code: `409${digits}`,
  msg,
});
const notFound = (msg: string): Refused => ({ kind: 'not-found', status: 404, code: '40400', msg });
const invalid = (msg: string): Refused => ({ kind: 'validation', status: 422, code: '42200', msg });

const DETAILS = {
  'insufficient-funds': conflict('10', 'There are not enough funds for this'),
  'hold-closed': conflict('11', 'This hold has ended'),
  'capture-exceeds-hold': conflict('12', 'This is more than is still held'),
  'hold-not-due': conflict('13', 'This hold has not expired yet'),
  'already-reversed': conflict('14', 'This transfer was already reversed'),
  'not-reversible': conflict('15', 'This transfer cannot be reversed'),
  'account-differs': conflict('16', 'This account is open under other terms'),
  'request-id-reused': conflict('01', 'This request id was already used for another request'),
  'account-unknown': notFound('This account does not exist'),
  'hold-unknown': notFound('This hold does not exist'),
  'transfer-unknown': notFound('This transfer does not exist'),
  'currency-mismatch': invalid('The amount is in another currency than the account'),
  'amount-invalid': invalid('The amount is not valid here'),
  unbalanced: invalid('What is taken and what is given differ'),
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

/** Whether a text is the name of a reason. */
export function isRefusalReason(text: string): text is LedgerRefusalReason {
  return Object.hasOwn(DETAILS, text);
}
