import type { ProductType } from '../accounts';
import type { PixKeyType } from '../bank-identifiers';
import type { AccountNumberType, RoutingCodeType } from '../beneficiaries';
import type { Enablement } from '../enumeration';
import type { EmptyContract, TimeRange } from '../resource';

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
  /** 0 waits for verification, 1 may be withdrawn to, 2 may not. */
  status: Enablement;
  /** Why it was refused or disabled; null unless it was. */
  reason: string | null;
  createdAt: string;
  verifiedAt: string | null;
  allowedActions: WithdrawalAccountAction[];
}

/** What may be done with a withdrawal account, which is also the name of its call. @source ours */
export type WithdrawalAccountAction = 'verify' | 'reject' | 'disable' | 'enable';

/** The whole record of a withdrawal account. @source ours */
export interface WithdrawalAccountDetail extends WithdrawalAccount {
  accountNumber: string;
  pixKeyType: PixKeyType | null;
  routingCodeType: RoutingCodeType | null;
  routingCode: string | null;
}

/** Conditions of a withdrawal account list; `search` matches owner, holder, bank, last four characters and id. @source ours */
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

interface StatusCall {
  input: { reason?: string | undefined };
  output: WithdrawalAccountDetail;
}

/** The withdrawal account resource. @source ours */
export interface WithdrawalAccountContract extends EmptyContract {
  verbs: 'list' | 'page' | 'get' | 'call-by-id' | 'create' | 'delete' | 'export';
  row: WithdrawalAccount;
  record: WithdrawalAccountDetail;
  filter: WithdrawalAccountFilter;
  sort: WithdrawalAccountSort;
  create: WithdrawalAccountInput;
  callsById: { verify: StatusCall; reject: StatusCall; disable: StatusCall; enable: StatusCall };
}
