import type { PixKeyType } from '../../reference/bank-identifiers';
import type { Enablement } from '../../reference/enumeration';
import type { EmptyContract, TimeRange } from '../../resource';
import type { ProductType } from '../accounts';
import type { AccountNumberType, RoutingCodeType } from '../beneficiaries';
import type { WithdrawalRejection } from './enums';

/** The bank account of an owner of its own, as it is filled in. @source spec §3 "Withdrawal account" */
export interface WithdrawalAccountInput {
  /** A merchant, or the partner itself: money is withdrawn to its owner only. */
  ownerId: string;
  currency: string;
  /** ISO 3166 alpha-2. */
  bankCountry: string;
  bankName: string;
  holderName: string;
  accountNumberType: AccountNumberType;
  accountNumber: string;
  /** Which kind of PIX key the number is; needed for one and for nothing else. */
  pixKeyType?: PixKeyType | undefined;
  routingCodeType?: RoutingCodeType | undefined;
  routingCode?: string | undefined;
}

/** A bank account to withdraw to, as lists show it. Times are UTC instants. @source spec §3, fields ours */
export interface WithdrawalAccount {
  id: string;
  productType: ProductType;
  ownerId: string;
  ownerName: string;
  currency: string;
  bankCountry: string;
  bankName: string;
  holderName: string;
  accountNumberType: AccountNumberType;
  /** The last four characters; the whole number is in the record alone. */
  accountEnding: string;
  routingCodeType: RoutingCodeType | null;
  routingCode: string | null;
  /** 0 waits for verification, 1 may be withdrawn to, 2 may not. */
  status: Enablement;
  /** Why it was rejected; empty unless it was. */
  rejectionReasons: WithdrawalRejection[];
  /** What was noted when it was rejected, or why it was disabled; null unless it was. */
  reason: string | null;
  createdAt: string;
  verifiedAt: string | null;
  /** What the asking user may do with it now. */
  allowedActions: WithdrawalAccountAction[];
}

/** A call that changes the status of a withdrawal account. @source ours */
export type WithdrawalAccountCall = 'verify' | 'reject' | 'disable' | 'enable';

/** What may be done with a withdrawal account: a call, or its removal. @source ours */
export type WithdrawalAccountAction = WithdrawalAccountCall | 'delete';

/** Something that happened to a withdrawal account: what, when (UTC instant), by whom. @source ours */
export interface WithdrawalAccountEvent {
  id: string;
  action: WithdrawalAccountCall | 'create';
  at: string;
  /** Null where nobody wrote it down. */
  actor: string | null;
  /** Why it was rejected; empty for anything else. */
  rejectionReasons: WithdrawalRejection[];
  reason: string | null;
}

/** The whole record of a withdrawal account. @source ours */
export interface WithdrawalAccountDetail extends WithdrawalAccount {
  accountNumber: string;
  pixKeyType: PixKeyType | null;
  /** Newest first. */
  timeline: WithdrawalAccountEvent[];
}

/** Conditions of a withdrawal account list; `search` matches owner, holder, bank, last four characters or the whole number of the account, and id. @source ours */
export interface WithdrawalAccountFilter {
  search: string;
  ownerId: string;
  currency: string[];
  bankCountry: string[];
  status: Enablement[];
  createdAt: TimeRange;
}

/** Fields that a withdrawal account list sorts by. @source ours */
export const WITHDRAWAL_ACCOUNT_SORTS = ['createdAt', 'holderName', 'currency', 'status'] as const;

/** A field that a withdrawal account list sorts by. */
export type WithdrawalAccountSort = (typeof WITHDRAWAL_ACCOUNT_SORTS)[number];

interface StatusCall<Input = { reason?: string | undefined }> {
  input: Input;
  output: WithdrawalAccountDetail;
}

/** Why a withdrawal account is rejected: at least one reason, and what else is to be said. @source ours */
export interface WithdrawalRejectionInput {
  reasons: WithdrawalRejection[];
  note?: string | undefined;
}

/** The withdrawal account resource. @source ours */
export interface WithdrawalAccountContract extends EmptyContract {
  verbs: 'list' | 'page' | 'get' | 'call-by-id' | 'create' | 'delete' | 'export';
  row: WithdrawalAccount;
  record: WithdrawalAccountDetail;
  filter: WithdrawalAccountFilter;
  sort: WithdrawalAccountSort;
  create: WithdrawalAccountInput;
  callsById: {
    verify: StatusCall;
    reject: StatusCall<WithdrawalRejectionInput>;
    disable: StatusCall<{ reason: string }>;
    enable: StatusCall;
  };
}
