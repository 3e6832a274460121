import type { CallOptions, GatewayError } from '@corridor/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { asGatewayError } from '../../runtime/createReporter';
import { useRuntime } from '../../runtime/Runtime';
import { type Deadline, millisecondsLeft } from './deadline';
import type { PriceSource } from './PriceSource';

/** A price that answers the question on screen, as long as it holds. */
export interface LivePrice<Price> {
  readonly price: Price | undefined;
  readonly deadline: Deadline | undefined;
  /** The price that the reader saw last, where the present one differs and nobody has accepted it yet. */
  readonly before: Price | undefined;
  /** A price is on its way. */
  readonly asking: boolean;
  /** The price is over, and no other was asked for on its own. */
  readonly expired: boolean;
  readonly error: GatewayError | undefined;
  /** Takes the changed price for the one that is meant. */
  accept(): void;
  /** Asks again at the present rate. */
  renew(): void;
  /** Drops a price that an order has used up. */
  forget(): void;
}

/** Milliseconds of rest before a question is asked. */
const REST_MS = 400;

/** How often a price is renewed on its own before somebody has to say that they are there. */
const UNATTENDED = 3;

const CHECK_MS = 250;

interface Standing<Price> {
  readonly of: string;
  readonly asking: boolean;
  readonly price?: Price | undefined;
  readonly deadline?: Deadline | undefined;
  readonly before?: Price | undefined;
  readonly error?: GatewayError | undefined;
  readonly expired?: boolean;
  readonly renewals?: number;
}

const NOTHING: Standing<never> = { of: '', asking: false };

type Send<Price> = (options: CallOptions) => Promise<Price>;

/** Asks for a price once the question rests, stops what is out of date, and renews a price that is over. */
export function useLivePrice<Request, Price>(
  source: PriceSource<Request, Price>,
  question: Request | null,
  paused: boolean,
): LivePrice<Price> {
  const { gateway } = useRuntime();
  const of = question !== null ? JSON.stringify(question) : '';
  const [standing, setStanding] = useState<Standing<Price>>(NOTHING);
  const ask = useAsking(source, setStanding);
  const latest = useRef({ source, question, standing, gateway });
  useEffect(() => {
    latest.current = { source, question, standing, gateway };
  });

  const renew = useCallback(
    (renewals = 0) => {
      const { source: from, question: asked, standing: now, gateway: to } = latest.current;
      if (asked === null) return;
      const old = now.of === JSON.stringify(asked) ? now.price : undefined;
      const send: Send<Price> = (options) =>
        old !== undefined && from.renew ? from.renew(to, old, options) : from.ask(to, asked, options);
      void ask(send, { of: JSON.stringify(asked), seen: now.before ?? old, price: old, renewals });
    },
    [ask],
  );

  useEffect(() => {
    if (of === '') return undefined;
    const timer = setTimeout(() => {
      const { source: from, question: asked, standing: now, gateway: to } = latest.current;
      if (asked !== null && (now.of !== of || !now.price || now.asking))
        void ask((options) => from.ask(to, asked, options), { of });
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
    price: own ? standing.price : undefined,
    deadline: own ? deadline : undefined,
    before: own ? before : undefined,
    asking: of !== '' && (!own || standing.asking),
    expired: own && expired,
    error: own ? standing.error : undefined,
    accept: () => setStanding((now) => ({ ...now, before: undefined, renewals: 0 })),
    renew: () => renew(),
    forget: () => setStanding(NOTHING),
  };
}

interface Asked<Price> {
  readonly of: string;
  /** The price that the reader saw last. */
  readonly seen?: Price | undefined;
  /** What stays on screen meanwhile. */
  readonly price?: Price | undefined;
  readonly renewals?: number;
}

type Asking<Price> = ((send: Send<Price>, asked: Asked<Price>) => Promise<void>) & { stop(): void };

/** Sends one question at a time; whatever was under way is aborted, and its answer is never shown. */
function useAsking<Price>(
  { segment, lifeOf, differs }: PriceSource<never, Price>,
  setStanding: (change: (now: Standing<Price>) => Standing<Price>) => void,
): Asking<Price> {
  const { reporter } = useRuntime();
  const [asking] = useState(() => {
    const judge = (price: Price, seen: Price | undefined) =>
      seen !== undefined && differs?.(seen, price) ? { before: seen } : {};
    const deadlineOf = (price: Price, askedAt: number) => {
      const lifeMs = lifeOf?.(price);
      return lifeMs === undefined ? undefined : { lifeMs, askedAt };
    };
    let request = new AbortController();
    const ask = async (send: Send<Price>, { of, seen, price: shown, renewals = 0 }: Asked<Price>) => {
      request.abort();
      request = new AbortController();
      const { signal } = request;
      const askedAt = Date.now();
      setStanding((now) => ({ ...now, of, asking: true, price: shown, error: undefined, expired: false }));
      try {
        const price = await send({ signal });
        if (signal.aborted) return;
        reporter.succeeded();
        setStanding(() => ({
          of,
          price,
          ...judge(price, seen),
          deadline: deadlineOf(price, askedAt),
          renewals,
          asking: false,
        }));
      } catch (reason) {
        const error = asGatewayError(reason);
        if (signal.aborted || error.kind === 'canceled') return;
        reporter.failed(error, { segment, verb: 'create' });
        setStanding((now) => ({ ...now, asking: false, error, deadline: undefined }));
      }
    };
    return Object.assign(ask, { stop: () => request.abort() });
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
