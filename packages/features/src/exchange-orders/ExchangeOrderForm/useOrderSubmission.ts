import { type ExchangeOrder, GatewayError, type GatewayErrorKind } from '@corridor/core';
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
  /** The quote whose order was sent and of which nobody knows yet how it ended. */
  readonly pending: string | null;
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

/** A page that was loaded anew knows of its last order only that it was sent. */
const RELOADED = {
  state: 'looking',
  error: new GatewayError('unknown-outcome', { msg: 'The page was loaded anew' }),
} as const satisfies Submission;

/** Options of `useOrderSubmission`. */
export interface OrderSubmissionOptions {
  onAccepted(order: ExchangeOrder): void;
  /** The gateway no longer holds the price. */
  onOutdated(): void;
  /** A quote that was sent before the page was loaded: looked up first. */
  readonly pending?: string | null | undefined;
  /** A quote is sent, or null: how it ended is known. */
  onPendingChange?(quoteId: string | null): void;
}

/** Sends an order and never leaves its outcome open: a lost answer is looked up by its quote before anything is sent again. */
export function useOrderSubmission(options: OrderSubmissionOptions): OrderSubmission {
  const { gateway } = useRuntime();
  const invalidate = useInvalidate();
  const create = useCreate(gateway.exchangeOrders);
  const tell = useTelling();
  const [pending, hold] = usePending(options);
  const [now, setNow] = useState<Submission>(() => (pending === null ? { state: 'idle' } : RELOADED));
  const search = useSearch();

  const reset = () => {
    hold(null);
    setNow({ state: 'idle' });
  };
  const settle = (order: ExchangeOrder) => {
    hold(null);
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
    if (!overtaken && error.kind !== 'not-found') {
      hold(null);
      return setNow({ state: 'refused', error });
    }
    // Either an order was made of this quote already, or the quote is over.
    const known = await lookUpOrder(gateway, quoteId);
    if (known.kind === 'found') return settle(known.order);
    if (known.kind === 'unknown') return setNow({ state: 'unknown', error });
    reset();
    options.onOutdated();
  };
  useFirstLook(() => pending !== null && void lookFor(pending, RELOADED.error));
  return {
    now,
    pending,
    reset,
    send: async (quoteId) => {
      hold(quoteId);
      setNow({ state: 'sending' });
      const outcome = await create.run({ quoteId });
      await (outcome.ok ? settle(outcome.value) : refuse(quoteId, outcome.error));
    },
    look: async (quoteId) => {
      if ('error' in now) await lookFor(quoteId, now.error);
    },
  };
}

/** Ends the search that runs when nobody waits for it any more. */
function useSearch() {
  const search = useRef(new AbortController());
  useEffect(() => () => search.current.abort(), []);
  return search;
}

/** The quote that is under way, known to the host too. */
function usePending({ pending, onPendingChange }: OrderSubmissionOptions) {
  const [quoteId, setQuoteId] = useState(pending ?? null);
  const hold = (next: string | null) => {
    setQuoteId(next);
    onPendingChange?.(next);
  };
  return [quoteId, hold] as const;
}

/** Does something once there is a screen. */
function useFirstLook(look: () => unknown): void {
  const latest = useRef(look);
  useEffect(() => void latest.current(), []);
}

function useTelling(): (order: ExchangeOrder) => void {
  const { emit } = useRuntime();
  const say = useWords(exchangeOrdersMessages);
  return ({ id, sell, buy }) => {
    const message = say('exchangeOrders.form.accepted', { sell: sell.currency, buy: buy.currency });
    emit({ type: 'exchangeOrders.accepted', orderId: id, message });
  };
}
