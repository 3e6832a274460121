import { defineResource } from '../../resource';
import type { ExchangeQuoteContract } from './contract';

/** Exchange quotes on the wire. @source ours */
export const exchangeQuotes = /* @__PURE__ */ defineResource<ExchangeQuoteContract>('exchange-quote', {
  verbs: { get: true, create: true, call: true, 'call-by-id': true },
  calls: { rates: 'read' },
  callsById: { requote: 'write' },
});
