import type { Money } from '../../money';
import { toWireMoney } from '../../money';
import type { FeeDirection, PaymentPurpose } from '../beneficiaries';
import { type PaymentProblem, paymentFee, readPaymentInput, splitFee } from '../payment-orders';
import { type PaymentBatchProblem, type PaymentBatchRow, readParts } from './cells';
import type { PaymentBatchField } from './columns';
import type {
  PaymentBatchAccount,
  PaymentBatchOrder,
  PaymentBatchPayee,
  PaymentBatchSource,
  PaymentBatchSourceState,
} from './contract';
import { paymentBatchIdentityKey, readPaymentBatchIdentity } from './identity';
import type { PaymentBatchIndex } from './matching';
import type { PaymentBatchChoice, PaymentBatchQuestion, PaymentBatchQuestionKind } from './questions';

/** A row that can be paid, with what it costs; or everything that is wrong with it, and everything that is asked about it. */
export type PaymentBatchReading =
  | {
      readonly ok: true;
      readonly order: PaymentBatchOrder;
      readonly payee: PaymentBatchPayee;
      readonly account: PaymentBatchAccount;
      readonly amount: Money;
      readonly senderFee: Money;
      readonly debited: Money;
      readonly received: Money;
    }
  | {
      readonly ok: false;
      readonly problems: readonly PaymentBatchProblem[];
      readonly questions: readonly PaymentBatchQuestion[];
      readonly payee?: PaymentBatchPayee | undefined;
      readonly account?: PaymentBatchAccount | undefined;
    };

const PATHS: Readonly<Record<PaymentProblem['path'], PaymentBatchField>> = {
  beneficiaryId: 'beneficiary',
  ownerId: 'account',
  'amount.amount': 'amount',
  purpose: 'purpose',
  // A file has no place for an invoice: whoever needs one is paid singly.
  invoiceId: 'beneficiary',
  reference: 'reference',
};

/**
 * Reads a row by the rules of a single payment, and names everything that is wrong with it or in doubt at once; it can be paid
 * once nothing is. Never throws for any text. @source ours
 */
export function readPaymentBatchRow(row: PaymentBatchRow, index: PaymentBatchIndex): PaymentBatchReading {
  const identity = identityOf(row, index);
  const parts = readParts(row, index, identity.known);
  const { payee, account, direction, purpose, reference } = parts;
  const reading = readPaymentInput({
    beneficiary: payee,
    payCurrency: payee ? payee.currency : row.text.currency.trim().toUpperCase(),
    ownerId: account?.ownerId ?? '',
    amount: parts.amount,
    feeDirection: direction,
    purpose,
    reference,
  });
  const questions = [...identity.questions, ...doubtsOf(row), ...parts.questions];
  const asked = [...parts.problems, ...parts.questions];
  const problems = [...parts.problems, ...(reading.ok ? [] : unreported(reading.problems, asked))];
  if (!reading.ok || problems.length + questions.length > 0 || !payee || !account) {
    return { ok: false, problems, questions, payee, account };
  }
  return costed({ reading: reading.amount, payee, account, direction, purpose, reference, source: identity.source });
}

/** Questions about the row as a line of its file, but for those that were answered. */
function doubtsOf({ number, doubts, answers }: PaymentBatchRow): PaymentBatchQuestion[] {
  return (
    doubts
      .filter((kind) => !answers.asShown.includes(kind))
      // A cell too many has moved others, unless it is empty; and that only a reader can tell.
      .map((kind) => ({ row: number, kind, choices: kind === 'surplusCells' ? [] : [AS_SHOWN] }))
  );
}

interface Identity {
  /** The payment that the row repeats, once it is known that it may. */
  readonly source?: PaymentBatchSource | undefined;
  readonly known?: PaymentBatchSourceState | undefined;
  readonly questions: readonly PaymentBatchQuestion[];
}

/** What a row's identity says: nothing, a payment that may be repeated, or why it may not. */
function identityOf(
  { number, paymentId, answers, isRepeated }: PaymentBatchRow,
  { sources }: Pick<PaymentBatchIndex, 'sources'>,
): Identity {
  if (paymentId.trim() === '') return { questions: [] };
  const source = readPaymentBatchIdentity(paymentId);
  const known = source ? sources.get(paymentBatchIdentityKey(source)) : undefined;
  if (!source || !known) {
    const isNew = answers.asShown.includes('paymentUnknown');
    return { questions: isNew ? [] : [{ row: number, kind: 'paymentUnknown', choices: [AS_SHOWN] }] };
  }
  const kind = STATES[known.state] ?? (isRepeated ? 'paymentTwice' : undefined);
  return { source, known, questions: kind ? [{ row: number, kind, choices: [] }] : [] };
}

const AS_SHOWN: PaymentBatchChoice = { kind: 'asShown' };
const STATES: Readonly<Partial<Record<PaymentBatchSourceState['state'], PaymentBatchQuestionKind>>> = {
  placed: 'alreadyPlaced',
  waiting: 'stillWaiting',
};

/** The problems of fields of which none has been reported. */
function unreported(
  problems: readonly PaymentProblem[],
  reported: readonly { readonly field?: PaymentBatchField | undefined }[],
): PaymentBatchProblem[] {
  return problems
    .map(({ path, reason, minimum }) => ({ field: PATHS[path], reason, minimum }))
    .filter(({ field }) => !reported.some((one) => one.field === field));
}

interface Costed {
  readonly reading: Money;
  readonly payee: PaymentBatchPayee;
  readonly account: PaymentBatchAccount;
  readonly direction: FeeDirection;
  readonly purpose: PaymentPurpose | '';
  readonly reference: string;
  readonly source: PaymentBatchSource | undefined;
}

function costed({ reading, payee, account, direction, purpose, reference, source }: Costed): PaymentBatchReading {
  const split = splitFee(reading, paymentFee(payee.paymentMethod, reading), direction);
  if (!split) return { ok: false, problems: [{ field: 'amount', reason: 'belowFee' }], questions: [], payee, account };
  const order: PaymentBatchOrder = {
    ownerId: account.ownerId,
    beneficiaryId: payee.id,
    amount: toWireMoney(reading),
    feeDirection: direction,
    ...(purpose && { purpose }),
    reference,
    ...(source && { source }),
  };
  return { ok: true, order, payee, account, amount: reading, ...split };
}
