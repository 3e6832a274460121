import {
  type ExchangeProblem,
  type ExchangeQuoteRequest,
  type FixedSide,
  readExchangeInput,
  toWireMoney,
} from '@corridor/core';

/** What a ticket holds while it is filled in; a host may keep it in its URL. Codes are texts, '' is nothing chosen. */
export interface ExchangeDraft {
  /** Whose accounts are sold from and bought into: a merchant, or the partner itself. */
  readonly ownerId: string;
  readonly sellCurrency: string;
  readonly buyCurrency: string;
  /** The side that was typed last: its amount never changes by rounding. */
  readonly fixedSide: FixedSide;
  /** Decimal text of the fixed side, as it was typed. */
  readonly amount: string;
}

/** A ticket that nobody has filled in. */
export const emptyExchange: ExchangeDraft = {
  ownerId: '',
  sellCurrency: '',
  buyCurrency: '',
  fixedSide: 'sell',
  amount: '',
};

/** The side across. */
export const otherSide = (side: FixedSide): FixedSide => (side === 'sell' ? 'buy' : 'sell');

/** The currency of a side. */
export const currencyOn = (draft: ExchangeDraft, side: FixedSide): string =>
  side === 'sell' ? draft.sellCurrency : draft.buyCurrency;

/** The draft after an amount was typed on a side: that side is fixed from now on. */
export const typedOn = (draft: ExchangeDraft, fixedSide: FixedSide, amount: string): ExchangeDraft => ({
  ...draft,
  fixedSide,
  amount,
});

/** The draft with another currency on a side; taking the one across swaps the two, so that they always differ. */
export function withCurrency(draft: ExchangeDraft, side: FixedSide, code: string): ExchangeDraft {
  const [own, across] =
    side === 'sell' ? (['sellCurrency', 'buyCurrency'] as const) : (['buyCurrency', 'sellCurrency'] as const);
  return { ...draft, [own]: code, ...(code !== '' && draft[across] === code && { [across]: draft[own] }) };
}

/** The draft the other way round: what is fixed goes with its currency to the other side. */
export const swapped = (draft: ExchangeDraft): ExchangeDraft => ({
  ...draft,
  sellCurrency: draft.buyCurrency,
  buyCurrency: draft.sellCurrency,
  fixedSide: otherSide(draft.fixedSide),
});

/** The question that a draft asks the gateway, or what is wrong with it; core's rules decide. */
export type Question =
  | { readonly ok: true; readonly request: ExchangeQuoteRequest }
  | { readonly ok: false; readonly problems: readonly ExchangeProblem[] };

/** Reads a draft. */
export function questionOf(draft: ExchangeDraft): Question {
  const { ownerId, fixedSide, amount } = draft;
  const reading = readExchangeInput({ ...draft, amount: { amount, currency: currencyOn(draft, fixedSide) } });
  if (!reading.ok) return reading;
  const { sell: sellCurrency, buy: buyCurrency, fixed } = reading;
  return { ok: true, request: { ownerId, sellCurrency, buyCurrency, fixedSide, amount: toWireMoney(fixed) } };
}
