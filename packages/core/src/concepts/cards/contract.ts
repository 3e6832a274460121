import type { WireMoney } from '../../money';
import type { EmptyContract, TimeRange } from '../../resource';
import type { CardAction, CardModel, CardRight, CardScheme, CardStatus, CardType } from './enums';

/** The five limits of a card. An absent value means the default of its BIN. @source spec §3 */
export interface CardLimits {
  overallTotal: WireMoney;
  maxSingle: WireMoney;
  daily: WireMoney;
  monthly: WireMoney;
  /** A count, from 1. */
  maxDailyTransactions: number;
}

/** A range of card numbers that may be issued, with what cards of it are and the limits they begin with. @source ours */
export interface CardBin {
  /** The first six or eight digits. */
  bin: string;
  scheme: CardScheme;
  currency: string;
  types: CardType[];
  models: CardModel[];
  defaultLimits: CardLimits;
}

/** A card as lists show it. Never its full number. Times are UTC instants. @source spec §3 "Card" */
export interface Card {
  id: string;
  merchantId: string;
  merchantName: string;
  /** Name embossed on the card. */
  holderName: string;
  bin: string;
  last4: string;
  scheme: CardScheme;
  type: CardType;
  model: CardModel;
  /** Spends from the account of a corporation together with other cards. */
  shared: boolean;
  status: CardStatus;
  /** ISO 4217 code of balance and limits. */
  currency: string;
  balance: WireMoney;
  /** `YYYY-MM`, good to the end of that month. */
  expiry: string;
  activatedAt: string | null;
  createdAt: string;
  /** What the asking user may do with it now. */
  allowedActions: CardRight[];
}

/** How much of a limit is used. @source spec §3, money.md's remaining */
export interface CardUsage {
  overallTotal: WireMoney;
  daily: WireMoney;
  monthly: WireMoney;
  dailyTransactions: number;
}

/** Something that happened to a card: what, when (UTC instant), by whom, why. @source ours */
export interface CardEvent {
  id: string;
  action: CardAction | 'apply' | 'updateLimits' | 'topUp' | 'reveal' | 'expire' | 'close';
  at: string;
  actor: string;
  reason: string | null;
  from: CardStatus | null;
  to: CardStatus | null;
}

/** The whole record of a card. @source spec §3 "Card" */
export interface CardDetail extends Card {
  label: string | null;
  limits: CardLimits;
  defaultLimits: CardLimits;
  usage: CardUsage;
  acsPasswordSet: boolean;
  pinSet: boolean;
  /** True if the asking user may put money on it now. */
  mayTopUp: boolean;
  /** True if the asking user may see its number now. */
  mayReveal: boolean;
  /** Newest first. */
  timeline: CardEvent[];
}

/** Conditions of a card list; several values of one field mean any of them. `search` matches holder, merchant, last 4 and id. @source ours */
export interface CardFilter {
  search: string;
  last4: string;
  merchantId: string;
  status: CardStatus[];
  type: CardType[];
  model: CardModel[];
  scheme: CardScheme[];
  currency: string[];
  shared: boolean;
  createdAt: TimeRange;
}

/** Fields that a card list sorts by. @source ours */
export const CARD_SORTS = ['createdAt', 'holderName', 'merchantName', 'status', 'expiry', 'balance', 'last4'] as const;

/** A field that a card list sorts by. */
export type CardSort = (typeof CARD_SORTS)[number];

/** What a card is applied for with; limits that are left out are the BIN's defaults. @source ours */
export interface CardApplication {
  merchantId: string;
  holderName: string;
  bin: string;
  type: CardType;
  model: CardModel;
  shared: boolean;
  label?: string | undefined;
  limits?: Partial<CardLimits> | undefined;
}

/** What may be changed of a card: its label and its limits (null: back to the default). @source ours */
export interface CardUpdate {
  label?: string | null | undefined;
  limits?: { [K in keyof CardLimits]?: CardLimits[K] | null } | undefined;
}

/** Why an action was taken; kept in the card's timeline. */
export interface CardActionInput {
  reason?: string | undefined;
}

/** A secret to set: 6 digits for a PIN, 6 to 20 characters for an ACS password. @source ours */
export interface CardSecretInput extends CardActionInput {
  secret: string;
}

/** Money to put on a card, and the account that it is taken from: its merchant's or the partner's, in the card's currency. @source spec §2 "top-up for a card" */
export interface CardTopUp {
  accountId: string;
  amount: WireMoney;
}

/** A top-up that was booked, as it was asked for. Times are UTC instants. @source ours */
export interface CardTopUpReceipt {
  /** Id of the transaction on the account that paid. */
  id: string;
  cardId: string;
  accountId: string;
  amount: WireMoney;
  /** The card's balance as it is now. */
  balance: WireMoney;
  bookedAt: string;
}

/** A sign-in once more, for what is not shown to a session alone: the user's own password. @source ours */
export interface CardRevealInput {
  password: string;
}

/** What is embossed on a card, to be shown until an instant (UTC) and kept nowhere. @source spec §3 "Card" */
export interface CardSecrets {
  /** The full number, digits only. */
  number: string;
  cvv2: string;
  /** `YYYY-MM`. */
  expiry: string;
  hideAt: string;
}

/** A stored file: what `get` of its owner names it by. Size in bytes. @source ours */
export interface StoredFile {
  id: string;
  name: string;
  size: number;
  contentType: string;
}

interface CardCall {
  input: CardActionInput;
  output: CardDetail;
}

interface CardSecretCall {
  input: CardSecretInput;
  output: CardDetail;
}

/** The card resource. @source spec §7, its payloads ours */
export interface CardContract extends EmptyContract {
  verbs:
    | 'list'
    | 'page'
    | 'get'
    | 'get-by'
    | 'call'
    | 'call-by-id'
    | 'create'
    | 'update'
    | 'delete'
    | 'export'
    | 'upload';
  row: Card;
  record: CardDetail;
  filter: CardFilter;
  sort: CardSort;
  /** A card by BIN and last four digits; a conflict when several match. */
  key: { bin: string; last4: string };
  create: CardApplication;
  update: CardUpdate;
  /** A supporting document of a card: PDF, PNG or JPEG of at most 1 MB. */
  upload: { input: { cardId: string }; output: StoredFile };
  calls: {
    /** The BINs that the asking partner may issue. */
    bins: { input: Record<never, never>; output: CardBin[] };
  };
  callsById: {
    activate: CardCall;
    block: CardCall;
    unblock: CardCall;
    reportLoss: CardCall;
    cancelLoss: CardCall;
    revoke: CardCall;
    updateAcsPassword: CardSecretCall;
    resetAcsPassword: CardCall;
    updatePin: CardSecretCall;
    resetPin: CardCall;
    topUp: { input: CardTopUp; output: CardDetail };
    /** The top-up that a request id stands for, to be looked up after a lost answer; not found where nothing was booked. */
    findTopUp: { input: { requestId: string }; output: CardTopUpReceipt };
    reveal: { input: CardRevealInput; output: CardSecrets };
  };
}
