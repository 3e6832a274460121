import {
  type ExchangeQuote,
  type GatewayClient,
  GatewayError,
  type GatewayErrorKind,
  REFUSAL_REASONS,
} from '@corridor/core';

const REQUEST_ID = 'SA0421767225600000';
const lost = (kind: GatewayErrorKind) => new GatewayError(kind, { msg: 'Network Error', requestId: REQUEST_ID });
const brief = (quote: ExchangeQuote): ExchangeQuote => ({
  ...quote,
  expiresAt: new Date(Date.parse(quote.createdAt) + 1500).toISOString(),
});
const dearer = (quote: ExchangeQuote): ExchangeQuote => ({
  ...quote,
  clientRate: '0.9023',
  buy: { ...quote.buy, amount: '902.30' },
});

/** The first price was another one and is over at once; the one in its place holds. */
export function withChangingPrice(gateway: GatewayClient): GatewayClient {
  const { exchangeQuotes } = gateway;
  const create: typeof exchangeQuotes.create = async (...asked) => dearer(brief(await exchangeQuotes.create(...asked)));
  return { ...gateway, exchangeQuotes: { ...exchangeQuotes, create } };
}

/** The first price of a payment was another one and is over at once; the one in its place holds. */
export function withChangingQuote(gateway: GatewayClient): GatewayClient {
  const { paymentOrders } = gateway;
  let first = true;
  const call: typeof paymentOrders.call = async (name, input, options) => {
    const price = await paymentOrders.call(name, input, options);
    const { exchange } = price;
    if (!first || !exchange) return price;
    first = false;
    const expiresAt = new Date(Date.parse(exchange.createdAt) + 1500).toISOString();
    return { ...price, exchange: { ...exchange, expiresAt, clientRate: '0.9023' } };
  };
  return { ...gateway, paymentOrders: { ...paymentOrders, call } };
}

/** Every price changes, and none lasts. */
export function withBriefPrices(gateway: GatewayClient): GatewayClient {
  const changing = withChangingPrice(gateway);
  const callById: typeof changing.exchangeQuotes.callById = async (id, name, input, options) =>
    brief(await gateway.exchangeQuotes.callById(id, name, input, options));
  return { ...changing, exchangeQuotes: { ...changing.exchangeQuotes, callById } };
}

/** The session ends before the first price and before the first order; signing in again mends it. */
export function withEndedSession(gateway: GatewayClient): GatewayClient {
  const { exchangeQuotes, exchangeOrders } = gateway;
  const ended = { price: true, order: true };
  const createQuote: typeof exchangeQuotes.create = (...asked) => {
    if (!ended.price) return exchangeQuotes.create(...asked);
    ended.price = false;
    return Promise.reject(lost('unauthorized'));
  };
  const createOrder: typeof exchangeOrders.create = (...asked) => {
    if (!ended.order) return exchangeOrders.create(...asked);
    ended.order = false;
    return Promise.reject(lost('unauthorized'));
  };
  return {
    ...gateway,
    exchangeQuotes: { ...exchangeQuotes, create: createQuote },
    exchangeOrders: { ...exchangeOrders, create: createOrder },
  };
}

const RATE_TOO_OLD = 'refusals.rateTooOld';
const tooOld = () =>
  new GatewayError('conflict', {
    ...{ status: 409, code: '40900', reason: RATE_TOO_OLD, msg: REFUSAL_REASONS[RATE_TOO_OLD] },
    requestId: REQUEST_ID,
  });

/** Refuses the first call of a kind, for rates are too old; the second one comes when there are new ones. */
function onceTooOld<Asked extends unknown[], Answer>(call: (...asked: Asked) => Promise<Answer>) {
  let isOld = true;
  return (...asked: Asked): Promise<Answer> => {
    if (!isOld) return call(...asked);
    isOld = false;
    return Promise.reject(tooOld());
  };
}

/** Rates are too old at the first quote, and again at the first order and at the quote in place of its own. */
export function withOldRates(gateway: GatewayClient): GatewayClient {
  const { exchangeQuotes, exchangeOrders, paymentOrders } = gateway;
  let isOld = true;
  const callById: typeof exchangeQuotes.callById = (...asked) => {
    if (!isOld) return exchangeQuotes.callById(...asked);
    isOld = false;
    return Promise.reject(tooOld());
  };
  return {
    ...gateway,
    exchangeQuotes: { ...exchangeQuotes, create: onceTooOld(exchangeQuotes.create), callById },
    exchangeOrders: { ...exchangeOrders, create: onceTooOld(exchangeOrders.create) },
    paymentOrders: { ...paymentOrders, create: onceTooOld(paymentOrders.create) },
  };
}
