import type { WireMoney } from '../../money';
import type { CountryCode } from '../../reference/countries';
import type { EmptyContract, TimeRange } from '../../resource';
import type {
  AuthorizationEventKind,
  AuthorizationStatus,
  AuthorizationType,
  DeclineReason,
  DeclineRemedy,
  SettlementStatus,
} from './enums';

/** One authorization record of a card, as lists show it; amounts are in the card's currency. Times are UTC instants. @source spec §3 "Authorization" */
export interface Authorization {
  /** The record's id. */
  id: string;
  type: AuthorizationType;
  status: AuthorizationStatus;
  /** How clearing compared; null while nothing was cleared or reversed. */
  settlement: SettlementStatus | null;
  /** Two characters as in ISO 8583, `00` when approved. */
  responseCode: string;
  /** Six characters; null when it was declined. */
  authorizationCode: string | null;
  /** The record that a reversal is about. */
  originalId: string | null;
  cardId: string;
  last4: string;
  holderName: string;
  /** The cardholder: a merchant of the partner. */
  ownerId: string;
  ownerName: string;
  acquirerId: string;
  /** Merchant category code, four digits. */
  mcc: string;
  /** The shop that asked, as its acquirer names it. */
  merchantId: string;
  merchantName: string;
  merchantCountry: string;
  amount: WireMoney;
  /** What the shop asked for, in its currency. */
  transactionAmount: WireMoney;
  /** What is still set aside for it. */
  held: WireMoney;
  createdAt: string;
  /** When what is still held is let go; null where nothing ever was. */
  expiresAt: string | null;
}

/** Something that happened to an authorization: what, how much, when. @source ours */
export interface AuthorizationEvent {
  id: string;
  kind: AuthorizationEventKind;
  amount: WireMoney;
  at: string;
}

/** Why so much is still held: `held` is what was authorized less all the others, never below zero. @source money.md's cards */
export interface HoldExplanation {
  authorized: WireMoney;
  reversed: WireMoney;
  cleared: WireMoney;
  expired: WireMoney;
  held: WireMoney;
}

/** The whole record of an authorization. @source ours */
export interface AuthorizationDetail extends Authorization {
  hold: HoldExplanation;
  refunded: WireMoney;
  declineReason: DeclineReason | null;
  /** What the asking user may do about it now; null where nothing helps. */
  remedy: DeclineRemedy | null;
  /** Oldest first. */
  events: AuthorizationEvent[];
}

/** Conditions of an authorization list; `search` is an id of it, its original or its card, a code, or the beginning of the shop's name. @source ours */
export interface AuthorizationFilter {
  search: string;
  cardId: string;
  ownerId: string;
  type: AuthorizationType[];
  status: AuthorizationStatus[];
  settlement: SettlementStatus[];
  currency: string[];
  mcc: string;
  createdAt: TimeRange;
}

/** Fields that an authorization list sorts by; amounts of different currencies compare as numbers. @source ours */
export const AUTHORIZATION_SORTS = ['createdAt', 'amount', 'merchantName'] as const;

/** A field that an authorization list sorts by. */
export type AuthorizationSort = (typeof AUTHORIZATION_SORTS)[number];

/** The authorization resource: for reading; card networks write it. @source spec §2 "authorizations" */
export interface AuthorizationContract extends EmptyContract {
  verbs: 'list' | 'page' | 'get' | 'export';
  row: Authorization;
  record: AuthorizationDetail;
  filter: AuthorizationFilter;
  sort: AuthorizationSort;
}

/** What a card network asks for. @source ours */
export interface AuthorizationRequest {
  cardId: string;
  /** In the card's currency. */
  amount: WireMoney;
  transactionAmount?: WireMoney | undefined;
  acquirerId: string;
  mcc: string;
  merchantId: string;
  merchantName: string;
  merchantCountry: CountryCode;
}
