import type {
  ExchangeOrder,
  ExchangeOrderContract,
  ExchangeProblem,
  ExchangeQuote,
  ExchangeQuoteRequest,
} from '@corridor/core';
import type { TicketData } from '../../../kit/ticket/TicketShape';
import type { TicketState } from '../../../kit/ticket/TicketState';
import type { ExchangeDraft } from './draft';
import type { Balances } from './useBalances';
import type { Owners } from './useOwners';

/** What the exchange ticket takes beside what every ticket takes. */
export interface ExchangeOptions {
  readonly ownerId?: string;
  readonly onOpenTransaction?: (transactionId: string) => void;
}

/** What is read for an exchange: whose money, what there is of it, and what it can be exchanged into. */
export interface ExchangeData extends TicketData {
  readonly owners: Owners;
  readonly balances: Balances;
}

/** The types that the exchange ticket is made of. */
export interface ExchangeShape {
  readonly concept: 'exchangeOrders';
  readonly draft: ExchangeDraft;
  readonly request: ExchangeQuoteRequest;
  readonly problem: ExchangeProblem;
  readonly price: ExchangeQuote;
  readonly input: ExchangeOrderContract['create'];
  readonly key: ExchangeOrderContract['key'];
  readonly order: ExchangeOrder;
  readonly data: ExchangeData;
  readonly options: ExchangeOptions;
}

/** State of the exchange ticket. */
export type ExchangeTicketState = TicketState<ExchangeShape>;
