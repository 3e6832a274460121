import type { CallOptions, ExchangeQuote, ExchangeQuoteRequest, GatewayError } from '@corridor/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { asGatewayError } from '../../runtime/createReporter';
import { useRuntime } from '../../runtime/Runtime';
import { type Deadline, deadlineOf, millisecondsLeft } from './deadline';
import { priceChanges } from './priceChanges';

/** A price that answers the question on screen, as long as it holds. */
export interface LiveQuote {
  readonly quote: ExchangeQuote | undefined;
  readonly deadline: Deadline | undefined;
  /** The price that the reader saw last, where the present one differs and nobody has accepted it yet. */
  readonly before: ExchangeQuote | undefined;
  /** A price is on its way. */
  readonly asking: boolean;
  /** The price is over, and no other was asked for on its own. */
  readonly expired: boolean;
  readonly error: GatewayError | undefined;
  /** Takes the changed price for the one that is meant. */
  accept(): void;
  /** Asks again at the present rate. */
  renew(): void;
}

/** Milliseconds of rest before a question is asked. */
const REST_MS = 400;

/** How often a price is renewed on its own before somebody has to say that they are there. */
const UNATTENDED = 3;

const CHECK_MS = 250;

interface Standing {
  readonly of: string;
  readonly asking: boolean;
  readonly quote?: ExchangeQuote | undefined;
  readonly deadline?: Deadline | undefined;
  readonly before?: ExchangeQuote | undefined;
  readonly error?: GatewayError | undefined;
  readonly expired?: boolean;
  readonly renewals?: number;
}

const NOTHING: Standing = { of: '', asking: false };

type Send = (options: CallOptions) => Promise<ExchangeQuote>;

/** Asks for a price once the question rests, stops what is out of date, and renews a price that is over. */
export function useLiveQuote(question: ExchangeQuoteRequest | null, paused: boolean): LiveQuote {
  const { gateway } = useRuntime();
  const of = question ? JSON.stringify(question) : '';
  const [standing, setStanding] = useState(NOTHING);
  const ask = useAsking(setStanding);
  const latest = useRef({ question, standing, gateway });
  useEffect(() => {
    latest.current = { question, standing, gateway };
  });

  const renew = useCallback(
    (renewals = 0) => {
      const { question: asked, standing: now, gateway: to } = latest.current;
      if (!asked) return;
      const old = now.of === JSON.stringify(asked) ? now.quote : undefined;
      const send: Send = (options) =>
        old ? to.exchangeQuotes.callById(old.id, 'requote', {}, options) : to.exchangeQuotes.create(asked, options);
      void ask(send, { of: JSON.stringify(asked), seen: now.before ?? old, quote: old, renewals });
    },
    [ask],
  );

  useEffect(() => {
    if (of === '') return undefined;
    const timer = setTimeout(() => {
      const { question: asked, standing: now, gateway: to } = latest.current;
      if (asked && (now.of !== of || !now.quote || now.asking))
        void ask((options) => to.exchangeQuotes.create(asked, options), { of });
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      ask.stop();
    };
  }, [of, ask]);

  const own = standing.of === of && of !== '';
  const { deadline, before, expired = false, renewals = 0 } = standing;
  const watched = own && !paused && !standing.asking && !expired && !standing.error ? deadline : undefined;
  const isOver = useCallback(() => {
    if (before || renewals >= UNATTENDED) setStanding((now) => ({ ...now, expired: true }));
    else renew(renewals + 1);
  }, [before, renewals, renew]);
  useExpiry(watched, isOver);

  return {
    quote: own ? standing.quote : undefined,
    deadline: own ? deadline : undefined,
    before: own ? before : undefined,
    asking: of !== '' && (!own || standing.asking),
    expired: own && expired,
    error: own ? standing.error : undefined,
    accept: () => setStanding((now) => ({ ...now, before: undefined, renewals: 0 })),
    renew: () => renew(),
  };
}

interface Asked {
  readonly of: string;
  /** The price that the reader saw last. */
  readonly seen?: ExchangeQuote | undefined;
  /** What stays on screen meanwhile. */
  readonly quote?: ExchangeQuote | undefined;
  readonly renewals?: number;
}

type Asking = ((send: Send, asked: Asked) => Promise<void>) & { stop(): void };

/** Sends one question at a time; whatever was under way is aborted, and its answer is never shown. */
function useAsking(setStanding: (change: (now: Standing) => Standing) => void): Asking {
  const { reporter } = useRuntime();
  const [asking] = useState(() => {
    let flight = new AbortController();
    const ask = async (send: Send, { of, seen, quote: shown, renewals = 0 }: Asked) => {
      flight.abort();
      flight = new AbortController();
      const { signal } = flight;
      const askedAt = Date.now();
      setStanding((now) => ({ ...now, of, asking: true, quote: shown, error: undefined, expired: false }));
      try {
        const quote = await send({ signal });
        if (signal.aborted) return;
        reporter.succeeded();
        const before = seen && priceChanges(seen, quote).length > 0 ? seen : undefined;
        setStanding(() => ({ of, quote, deadline: deadlineOf(quote, askedAt), before, renewals, asking: false }));
      } catch (reason) {
        const error = asGatewayError(reason);
        if (signal.aborted || error.kind === 'canceled') return;
        reporter.failed(error, { segment: 'exchange-quote', verb: 'create' });
        setStanding((now) => ({ ...now, asking: false, error, deadline: undefined }));
      }
    };
    return Object.assign(ask, { stop: () => flight.abort() });
  });
  return asking;
}

/** Tells when a deadline has passed, as long as somebody can see the page. */
function useExpiry(deadline: Deadline | undefined, isOver: () => void): void {
  useEffect(() => {
    if (!deadline) return undefined;
    const check = () => {
      if (document.hidden || millisecondsLeft(deadline, Date.now()) > 0) return;
      clearInterval(timer);
      isOver();
    };
    const timer = setInterval(check, CHECK_MS);
    return () => clearInterval(timer);
  }, [deadline, isOver]);
}
