import type { Enablement } from '../../reference/enumeration';
import type { EmptyContract, PrintedFile, TimeRange } from '../../resource';
import type { ProductType } from '../accounts';
import type { AccountNumberType, RoutingCodeType } from '../beneficiaries';
import type { NameType } from '../shops';
import type { VirtualAccountAction } from './status';

/** A code by which payers' banks find the bank of a virtual account. */
export interface RoutingCode {
  type: RoutingCodeType;
  code: string;
}

/** An account number under which an owner collects payments in one currency. Times are UTC instants. @source spec §3 "Collection", fields ours */
export interface VirtualAccount {
  id: string;
  productType: ProductType;
  /** The partner itself or one of its merchants: whose account is credited. */
  ownerId: string;
  ownerName: string;
  /** The shop that collects; null where the owner collects itself. */
  shopId: string | null;
  shopName: string | null;
  /** Which of the shop's names the account bears; null without a shop. */
  nameType: NameType | null;
  /** The name that payers put on their orders; it stays as it was when the account was issued. */
  holderName: string;
  /** The operators' own word for it; null unless given. */
  label: string | null;
  /** ISO 4217. */
  currency: string;
  /** ISO 3166 alpha-2. */
  bankCountry: string;
  bankName: string;
  accountNumberType: AccountNumberType;
  accountNumber: string;
  routingCodes: RoutingCode[];
  /** 1 takes payments in, 2 does not. */
  status: Enablement;
  createdAt: string;
  /** What the asking user may do with it now. */
  allowedActions: VirtualAccountAction[];
}

/** A place where virtual accounts are issued, with the bank that issues them. @source ours */
export interface OfferedVirtualAccount {
  /** ISO 4217. */
  currency: string;
  /** ISO 3166 alpha-2. */
  bankCountry: string;
  bankName: string;
  accountNumberType: AccountNumberType;
  /** The codes that come with each number. */
  routingCodeTypes: RoutingCodeType[];
}

/** A letter for payers with the details of a virtual account, as a file. @source ours */
export type VirtualAccountLetter = PrintedFile;

/** Conditions of a virtual account list; `search` matches owner, holder, label and account number, or is an id. @source ours */
export interface VirtualAccountFilter {
  search: string;
  ownerId: string;
  shopId: string;
  currency: string[];
  status: Enablement[];
  createdAt: TimeRange;
}

/** Fields that a virtual account list sorts by. @source ours */
export const VIRTUAL_ACCOUNT_SORTS = ['createdAt', 'holderName', 'currency'] as const;

/** A field that a virtual account list sorts by. */
export type VirtualAccountSort = (typeof VIRTUAL_ACCOUNT_SORTS)[number];

/** What to collect under a new account number. It takes payments in at once. @source ours */
export interface VirtualAccountInput {
  /** A merchant, or the asking partner itself. */
  ownerId: string;
  currency: string;
  bankCountry: string;
  /** A shop of the owner that is switched on. */
  shopId?: string | undefined;
  /** The shop's own name unless told; only beside a shop. */
  nameType?: NameType | undefined;
  label?: string | undefined;
}

/** What may be changed of a virtual account; the number and its name stay. @source ours */
export interface VirtualAccountUpdate {
  label?: string | null | undefined;
}

interface StatusCall {
  input: { reason?: string | undefined };
  output: VirtualAccount;
}

/** The virtual account resource. @source spec §2 "/collection/virtual-accounts", its payloads ours */
export interface VirtualAccountContract extends EmptyContract {
  verbs: 'list' | 'page' | 'get' | 'call' | 'call-by-id' | 'create' | 'update' | 'export';
  row: VirtualAccount;
  record: VirtualAccount;
  filter: VirtualAccountFilter;
  sort: VirtualAccountSort;
  create: VirtualAccountInput;
  update: VirtualAccountUpdate;
  calls: {
    /** Where virtual accounts are issued, the currencies of balances first. */
    offers: { input: Record<never, never>; output: OfferedVirtualAccount[] };
  };
  callsById: {
    /** Takes payments in again. */
    enable: StatusCall;
    /** Takes no more payments in; what has arrived stays. */
    disable: StatusCall;
    /** The account's details as a PDF for payers, in the language of the call. */
    letter: { input: Record<never, never>; output: VirtualAccountLetter };
  };
}
