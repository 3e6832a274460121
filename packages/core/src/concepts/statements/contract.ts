import type { WireMoney } from '../../money';
import type { EmptyContract, TimeRange } from '../../resource';
import type { ProductType } from '../accounts';
import type { AccountTransactionType } from '../transactions';
import type { StatementType } from './enums';

/** One account's booked money over one ended period: beginning and change make the end. Times are UTC instants. @source spec §3 "Statement", money.md's statements */
export interface Statement {
  id: string;
  type: StatementType;
  /** `YYYY-MM-DD` of a day, `YYYY-MM` of a month, in `zone`. */
  period: string;
  /** The day it is issued, `YYYY-MM-DD` in `zone`: the first after its period. */
  date: string;
  /** The period as instants: `from` included, `to` excluded. */
  from: string;
  to: string;
  /** IANA zone in which the period is meant. */
  zone: string;
  accountId: string;
  productType: ProductType;
  ownerId: string;
  ownerName: string;
  /** ISO 4217. */
  currency: string;
  beginningBalance: WireMoney;
  /** What the period added, negative where it took. */
  changeAmount: WireMoney;
  endingBalance: WireMoney;
  /** How many lines it has. */
  lines: number;
  /** Of its files, without an extension. */
  fileName: string;
}

/** Money of an account that was set aside when a period ended: never in the booked balance, so apart from it. @source money.md's statements */
export interface StatementHold {
  id: string;
  /** What set it aside, such as `payment-order` or `card-authorization`. */
  kind: string;
  /** What was still set aside then. */
  amount: WireMoney;
  placedAt: string;
  expiresAt: string | null;
}

/** The whole record of a statement; its lines are a resource of their own, read page by page. @source ours */
export interface StatementDetail extends Statement {
  /** All that came in. */
  credits: WireMoney;
  /** All that went out, not negative. */
  debits: WireMoney;
  /** Oldest first. */
  holds: StatementHold[];
}

/** Conditions of a statement list; `search` is the beginning of the owner's name, or an id of statement, account or owner; `date` is when the period ended. @source ours */
export interface StatementFilter {
  search: string;
  type: StatementType[];
  accountId: string;
  ownerId: string;
  /** The statements of its account that book it, one daily and one monthly once both are generated. */
  transactionId: string;
  productType: ProductType[];
  currency: string[];
  /** Exactly this period. */
  period: string;
  date: TimeRange;
}

/** Fields that a statement list sorts by; amounts of different currencies compare as numbers. @source ours */
export const STATEMENT_SORTS = ['date', 'beginningBalance', 'changeAmount', 'endingBalance'] as const;

/** A field that a statement list sorts by. */
export type StatementSort = (typeof STATEMENT_SORTS)[number];

/** The statement resource; `export` writes the list, a statement's own files come from its lines. @source spec §2 "Statements" */
export interface StatementContract extends EmptyContract {
  verbs: 'list' | 'page' | 'get' | 'get-by' | 'export';
  row: Statement;
  record: StatementDetail;
  filter: StatementFilter;
  sort: StatementSort;
  key: { accountId: string; type: StatementType; period: string };
}

/** One booking of a statement, in booking order. @source money.md's statements */
export interface StatementLine {
  id: string;
  statementId: string;
  /** Its place in the statement, from 1. */
  number: number;
  bookedAt: string;
  /** `YYYY-MM-DD` in the statement's zone. */
  valueDate: string;
  /** What moved the money; null where no transaction tells. */
  type: AccountTransactionType | null;
  transactionId: string | null;
  reference: string | null;
  counterpartyName: string | null;
  change: WireMoney;
  /** The account's booked balance behind it. */
  balance: WireMoney;
}

/** Whose lines: always one statement's. @source ours */
export interface StatementLineFilter {
  statementId: string;
}

/** Lines of a statement; `export` is its file: CSV or PDF, from the beginning balance to the ending one. @source ours */
export interface StatementLineContract extends Omit<EmptyContract, 'formats'> {
  verbs: 'page' | 'export';
  row: StatementLine;
  filter: StatementLineFilter;
  sort: 'number';
  formats: 'csv' | 'pdf';
}
