import type { WireMoney } from '../../money';
import type { EmptyContract } from '../../resource';
import type { FixedSide } from '../exchange-orders';

/** What a quote is asked for with. @source spec §3 "Exchange order" */
export interface ExchangeQuoteRequest {
  /** Whose accounts are sold from and bought into: a merchant, or the partner itself. */
  ownerId: string;
  sellCurrency: string;
  buyCurrency: string;
  fixedSide: FixedSide;
  /** The amount of the fixed side, in its currency. */
  amount: WireMoney;
}

/** A price that holds for three minutes. Times are UTC instants, rates decimal text. @source ours (money.md) */
export interface ExchangeQuote {
  id: string;
  ownerId: string;
  ownerName: string;
  fixedSide: FixedSide;
  sell: WireMoney;
  buy: WireMoney;
  /** Taken beside what is sold, in the sell currency. */
  fee: WireMoney;
  /** Units bought for one sold, margin included. */
  clientRate: string;
  /** The same at the middle of the market. */
  midRate: string;
  createdAt: string;
  expiresAt: string;
  /** When an order on it is settled: at once before the cut-off, else on the next business day. */
  settlesAt: string;
  /** The quote that this one renews; null for a first one. */
  replacesId: string | null;
  /** The exchange or payment order that was made of it; null until then. */
  orderId: string | null;
}

/** The middle of the market of a currency. @source ours */
export interface ExchangeRate {
  currency: string;
  /** Units for one US dollar, as decimal text. */
  perUsd: string;
  at: string;
  /** How old its source lets it become; null: never too old. */
  maxAgeSeconds: number | null;
}

interface Requote {
  input: Record<never, never>;
  output: ExchangeQuote;
}

/** The quote resource. @source ours */
export interface ExchangeQuoteContract extends EmptyContract {
  verbs: 'get' | 'create' | 'call' | 'call-by-id';
  record: ExchangeQuote;
  create: ExchangeQuoteRequest;
  calls: {
    /** Every currency that can be exchanged, with its rate. */
    rates: { input: Record<never, never>; output: ExchangeRate[] };
  };
  callsById: {
    /** The same question again at the present rate; the answer names the quote that it replaces. */
    requote: Requote;
  };
}
