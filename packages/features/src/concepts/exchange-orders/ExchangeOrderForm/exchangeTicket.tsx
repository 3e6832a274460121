import { createRequestId, QUOTE_MINUTES } from '@corridor/core';
import { defineTicket } from '../../../kit/ticket/defineTicket';
import { accountsMessages } from '../../../messages/accounts';
import { exchangeOrdersMessages } from '../../../messages/exchange-orders';
import { ordersMessages } from '../../../messages/orders';
import { transactionsMessages } from '../../../messages/transactions';
import { DoneStep } from './DoneStep';
import { emptyExchange, questionOf } from './draft';
import { ExchangeFields } from './ExchangeFields';
import { ExchangeFigures } from './ExchangeFigures';
import { ExchangeIntro } from './ExchangeIntro';
import type { ExchangeShape } from './exchangeShape';
import { neededFor } from './neededFor';
import { priceChanges } from './priceChanges';
import { useChangeLines } from './useChangeLines';
import { completeExchange, useExchangeData } from './useExchangeData';
import { usePriceItems } from './usePriceItems';

/** Exchanges money at a quote that counts down. */
export const exchangeTicket = defineTicket<ExchangeShape>({
  concept: 'exchangeOrders',
  rights: 'exchangeOrders',
  messages: [exchangeOrdersMessages, accountsMessages, ordersMessages, transactionsMessages],
  empty: emptyExchange,
  again: (draft) => ({ ...draft, amount: '', fixedSide: 'sell' }),
  useData: useExchangeData,
  complete: completeExchange,
  read: questionOf,
  payer: ({ sellCurrency }, { balances }) => balances.accountIn(sellCurrency),
  debit: neededFor,
  price: {
    segment: 'exchange-quote',
    ask: ({ exchangeQuotes }, request, options) => exchangeQuotes.create(request, options),
    renew: ({ exchangeQuotes }, { id }, options) => exchangeQuotes.callById(id, 'requote', {}, options),
    lifeOf: ({ createdAt, expiresAt }) => Date.parse(expiresAt) - Date.parse(createdAt),
    differs: (before, now) => priceChanges(before, now).length > 0,
  },
  order: {
    of: ({ exchangeOrders }) => exchangeOrders,
    inputOf: (_request, { id }) => ({ quoteId: id }),
    keyOf: ({ input }) => input,
    recordId: ({ id }) => id,
    accepted: ({ sell, buy }, { t }) => t('exchangeOrders.form.accepted', { sell: sell.currency, buy: buy.currency }),
    event: ({ id }, message) => ({ type: 'exchangeOrders.created', id, message }),
    longestLife: QUOTE_MINUTES * 60_000,
    pending: {
      write: ({ input }) => input.quoteId,
      read: (quoteId) => ({ input: { quoteId }, requestId: createRequestId() }),
    },
  },
  Fields: ExchangeFields,
  useLines: usePriceItems,
  Intro: ExchangeIntro,
  Figures: ExchangeFigures,
  useChanges: useChangeLines,
  Done: DoneStep,
});
