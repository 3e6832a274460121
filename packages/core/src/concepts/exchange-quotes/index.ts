export type { ExchangeQuote, ExchangeQuoteContract, ExchangeQuoteRequest, ExchangeRate } from './contract';
export { crossRate, isRateTooOld, marginBasisPoints, rateGoodUntil, rateWithMargin } from './rates';
export {
  type ExchangeInput,
  type ExchangeProblem,
  type ExchangeProblemReason,
  type ExchangeReading,
  exchangeDebit,
  readExchangeInput,
} from './request';
export { exchangeQuotes } from './resource';
export {
  EXCHANGE_FEE_BASIS_POINTS,
  EXCHANGE_MARGIN_BASIS_POINTS,
  type ExchangePrice,
  type ExchangeTerms,
  exchangeFee,
  isQuoteOpen,
  priceExchange,
  QUOTE_MINUTES,
  settlesAt,
} from './rules';
