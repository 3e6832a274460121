import type { ExchangeOrder, GatewayError, GatewayErrorKind } from '@corridor/core';
import { useEffect, useRef, useState } from 'react';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { useRuntime } from '../../runtime/Runtime';
import { useCreate } from '../../runtime/useCreate';
import { useInvalidate } from '../../runtime/useInvalidate';
import { useWords } from '../../words/useWords';
import { findOrder, lookUpOrder } from './findOrder';

/** How far the order of a ticket has come. Between `looking` and `absent` nobody knows whether it was accepted. */
export type Submission =
  | { readonly state: 'idle' }
  | { readonly state: 'sending' }
  /** Not accepted, and the gateway says why. */
  | { readonly state: 'refused'; readonly error: GatewayError }
  /** No answer came: the order is being looked up. */
  | { readonly state: 'looking'; readonly error: GatewayError }
  /** No answer came, and the look-up failed too. */
  | { readonly state: 'unknown'; readonly error: GatewayError }
  /** No answer came, and the gateway knows no such order. */
  | { readonly state: 'absent'; readonly error: GatewayError }
  | { readonly state: 'done'; readonly order: ExchangeOrder };

/** A submission of which nobody knows yet how it ended. */
export type OpenOutcome = Extract<Submission, { state: 'looking' | 'unknown' | 'absent' }>;

/** The submission, where nobody knows yet how it ended. */
export const openOutcomeOf = (now: Submission): OpenOutcome | undefined =>
  now.state === 'looking' || now.state === 'unknown' || now.state === 'absent' ? now : undefined;

/** Sends the order of a quote, once. */
export interface OrderSubmission {
  readonly now: Submission;
  /** Accepts a quote; after a lost answer the same quote goes out under the same request id. */
  send(quoteId: string): Promise<void>;
  /** Looks the order up again. */
  look(quoteId: string): Promise<void>;
  reset(): void;
}

/** What an answer of these kinds leaves open: the gateway may have taken the order. */
const LOST: readonly GatewayErrorKind[] = ['unknown-outcome', 'network', 'timeout', 'server', 'canceled'];

/** The code of a refusal for want of money. */
const NOT_COVERED = '40910';

/** Options of `useOrderSubmission`. */
export interface OrderSubmissionOptions {
  onAccepted(order: ExchangeOrder): void;
  /** The gateway no longer holds the price. */
  onOutdated(): void;
}

/** Sends an order and never leaves its outcome open: a lost answer is looked up by its quote before anything is sent again. */
export function useOrderSubmission(options: OrderSubmissionOptions): OrderSubmission {
  const { gateway } = useRuntime();
  const invalidate = useInvalidate();
  const create = useCreate(gateway.exchangeOrders);
  const tell = useTelling();
  const [now, setNow] = useState<Submission>({ state: 'idle' });
  const search = useRef(new AbortController());
  useEffect(() => () => search.current.abort(), []);

  const settle = (order: ExchangeOrder) => {
    setNow({ state: 'done', order });
    invalidate(gateway.exchangeOrders.resource.invalidatedBy('create'));
    tell(order);
    options.onAccepted(order);
  };
  const lookFor = async (quoteId: string, error: GatewayError) => {
    setNow({ state: 'looking', error });
    search.current.abort();
    search.current = new AbortController();
    const { signal } = search.current;
    const found = await findOrder(gateway, quoteId, signal);
    if (signal.aborted) return;
    if (found.kind === 'found') settle(found.order);
    else setNow({ state: found.kind === 'absent' ? 'absent' : 'unknown', error });
  };
  const refuse = async (quoteId: string, error: GatewayError) => {
    if (LOST.includes(error.kind)) return lookFor(quoteId, error);
    const overtaken = error.kind === 'conflict' && error.code !== NOT_COVERED;
    if (!overtaken && error.kind !== 'not-found') return setNow({ state: 'refused', error });
    // Either an order was made of this quote already, or the quote is over.
    const known = await lookUpOrder(gateway, quoteId);
    if (known.kind === 'found') return settle(known.order);
    if (known.kind === 'unknown') return setNow({ state: 'unknown', error });
    setNow({ state: 'idle' });
    options.onOutdated();
  };
  return {
    now,
    send: async (quoteId) => {
      setNow({ state: 'sending' });
      const outcome = await create.run({ quoteId });
      await (outcome.ok ? settle(outcome.value) : refuse(quoteId, outcome.error));
    },
    look: async (quoteId) => {
      if ('error' in now) await lookFor(quoteId, now.error);
    },
    reset: () => setNow({ state: 'idle' }),
  };
}

function useTelling(): (order: ExchangeOrder) => void {
  const { emit } = useRuntime();
  const say = useWords(exchangeOrdersMessages);
  return ({ id, sell, buy }) => {
    const message = say('exchangeOrders.form.accepted', { sell: sell.currency, buy: buy.currency });
    emit({ type: 'exchangeOrders.accepted', orderId: id, message });
  };
}
