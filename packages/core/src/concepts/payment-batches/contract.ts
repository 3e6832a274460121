import type { WireMoney } from '../../money';
import type { CurrencyCode } from '../../reference/currencies';
import type { EmptyContract } from '../../resource';
import type { Account } from '../accounts';
import type { Beneficiary, FeeDirection, PaymentPurpose } from '../beneficiaries';
import type { PaymentOrder, PaymentOrderInput } from '../payment-orders';
import type { PaymentBatchLineState } from './enums';

/** A payment of a batch by its place in it. @source ours */
export interface PaymentBatchSource {
  batchId: string;
  position: number;
}

/** One payment of a batch, ordered like a single one. @source ours */
export interface PaymentBatchOrder
  extends Pick<
    PaymentOrderInput,
    'ownerId' | 'beneficiaryId' | 'amount' | 'feeDirection' | 'purpose' | 'reference' | 'refuseDuplicate'
  > {
  /** The payment of an earlier batch that this one repeats: of all that repeat one, and itself, one is placed. */
  source?: PaymentBatchSource | undefined;
}

/** Why a payment of a batch was refused: a code that screens translate, or a sentence. @source ours */
export interface PaymentBatchRefusal {
  reason: string;
  params?: Record<string, string> | undefined;
}

/** A payment of a batch and how far it has come. @source ours */
export interface PaymentBatchLine extends Omit<PaymentBatchOrder, 'source'> {
  /** The first payment of which this one is a repetition; null where it is none. */
  source: PaymentBatchSource | null;
  /** Its place in the batch, from 1: payments are placed in this order. */
  position: number;
  /** The request id of its order, kept before the order is placed, so that it is placed once. */
  requestId: string;
  /** The account that pays; null while its owner has none in this currency. */
  payer: Pick<Account, 'id' | 'ownerName' | 'currency'> | null;
  beneficiaryName: string;
  /** The last four characters of the account that is paid. */
  accountEnding: string;
  state: PaymentBatchLineState;
  orderId: string | null;
  refusal: PaymentBatchRefusal | null;
}

/** A batch of payments, as lists show it. Times are UTC instants. @source ours */
export interface PaymentBatch {
  id: string;
  /** What its user calls it, such as the name of its file. */
  name: string;
  /** How many payments it has, and how many of them are placed and refused; the others wait. */
  payments: number;
  placed: number;
  refused: number;
  createdBy: string;
  createdAt: string;
  /** When the last payment was placed or refused; null while any waits. */
  finishedAt: string | null;
}

/** The whole record of a batch, its payments in their order. @source ours */
export interface PaymentBatchDetail extends PaymentBatch {
  lines: PaymentBatchLine[];
}

/** A batch as it is confirmed. @source ours */
export interface PaymentBatchInput {
  /** A UUID that the client chose before it sent the batch: sent again, the batch is the same one. */
  id: string;
  name: string;
  lines: PaymentBatchOrder[];
}

/** A beneficiary that a row of a file may mean. @source ours */
export interface PaymentBatchPayee
  extends Pick<
    Beneficiary,
    'id' | 'name' | 'currency' | 'paymentMethod' | 'bankCountry' | 'accountEnding' | 'referenceKind'
  > {
  feeDirection: FeeDirection | null;
  purpose: PaymentPurpose | null;
  /** Absent where a gateway does not tell. */
  gap?: Beneficiary['gap'] | undefined;
}

/** An account that may pay a row of a file. @source ours */
export interface PaymentBatchAccount {
  id: string;
  ownerId: string;
  ownerName: string;
  currency: CurrencyCode;
  available: WireMoney;
  /** The asking partner's own, which pays where a row names no account. */
  own: boolean;
}

/** A payment of the last 24 hours that a row of a file may double. @source ours */
export type PaymentBatchRecent = Pick<
  PaymentOrder,
  'id' | 'beneficiaryId' | 'fixedSide' | 'amount' | 'debited' | 'received' | 'status' | 'reference' | 'createdAt'
>;

/** What has become of a payment that a row names by its identity, in its own batch or in one that repeats it. @source ours */
export interface PaymentBatchSourceState
  extends PaymentBatchSource,
    Pick<PaymentBatchLine, 'state' | 'orderId' | 'beneficiaryId' | 'beneficiaryName' | 'amount'> {}

/** Texts of rows that are looked up. @source ours */
export interface PaymentBatchLookup {
  beneficiaries: string[];
  accounts: string[];
  sources?: PaymentBatchSource[] | undefined;
}

/** All that the rows of a file may mean. @source ours */
export interface PaymentBatchBook {
  payees: PaymentBatchPayee[];
  /** Beneficiaries whose names are like one that nobody has, to be offered and never taken. */
  near: PaymentBatchPayee[];
  sources: PaymentBatchSourceState[];
  accounts: PaymentBatchAccount[];
  recent: PaymentBatchRecent[];
}

/** Conditions of a list of batches. @source ours */
export interface PaymentBatchFilter {
  /** Only batches of which payments wait, or wait no more. */
  open: boolean;
}

/** The payment that a step placed or refused; none where no payment waited. @source ours */
export interface PaymentBatchStep {
  line: PaymentBatchLine | null;
}

/** The payment batch resource. @source ours */
export interface PaymentBatchContract extends EmptyContract {
  verbs: 'page' | 'get' | 'create' | 'call' | 'call-by-id';
  row: PaymentBatch;
  record: PaymentBatchDetail;
  filter: PaymentBatchFilter;
  sort: 'createdAt';
  create: PaymentBatchInput;
  calls: {
    /** Finds what rows of a file may mean: beneficiaries by id, name or last four characters, accounts by id or owner, payments of earlier batches by identity. */
    lookup: { input: PaymentBatchLookup; output: PaymentBatchBook };
  };
  callsById: {
    /** Places the next payment that waits, in a transaction of its own. */
    place: { input: Record<never, never>; output: PaymentBatchStep };
    /** Gives the batch up: payments that wait are refused, those that were placed stay. */
    drop: { input: Record<never, never>; output: PaymentBatchDetail };
  };
}
