import { createRequestId, type GatewayError } from '@corridor/core';
import { useEffect, useRef, useState } from 'react';
import { approvalOf } from '../../runtime/approvalOf';
import { useRuntime } from '../../runtime/Runtime';
import { useInvalidate } from '../../runtime/useInvalidate';
import { useWrite } from '../../runtime/useWrite';
import { useDisplayTools } from '../columns/useDisplayTools';
import { findOrder, lookUpOrder } from './findOrder';
import type { OrderRules } from './OrderRules';
import { isLost, isOvertaken, isUnsettled, RELOADED, type Submission } from './Submission';
import type { SubmissionOptions } from './SubmissionOptions';
import type { Intent, TicketShape } from './TicketShape';
import { usePending } from './usePending';

/** Sends the order of a ticket, once. */
export interface OrderSubmission<T extends TicketShape> {
  readonly now: Submission<T['order']>;
  /** The order that was sent and of which nobody knows yet how it ended. */
  readonly pending: Intent<T['input']> | null;
  /** Sends an order; after an answer that settled nothing it goes out under the same request id. */
  send(input: T['input']): Promise<void>;
  /** Looks the order up again. */
  look(): Promise<void>;
  /** Sends the order that is pending again, under the same request id. */
  again(): Promise<void>;
  reset(): void;
}

/** Sends an order and never leaves its outcome open: a lost answer is looked up before anything is sent again. */
export function useSubmission<T extends TicketShape>(options: SubmissionOptions<T>): OrderSubmission<T> {
  const { rules } = options;
  const { gateway } = useRuntime();
  const tell = useTelling(options);
  const orders = rules.of(gateway);
  const write = useOrderWrite(rules);
  const { pending, hold, now, setNow, kept, end } = useStanding(options);
  const search = useSearch();

  const reset = () => {
    hold(null);
    setNow({ state: 'idle' });
  };
  const settle = (order: T['order']) => {
    end({ state: 'done', order });
    tell(order);
  };
  const lookFor = async (intent: Intent<T['input']>, error: GatewayError) => {
    setNow({ state: 'looking', error });
    search.current.abort();
    search.current = new AbortController();
    const { signal } = search.current;
    const found = await findOrder(orders, rules.keyOf(intent), signal);
    if (signal.aborted) return;
    if (found.kind === 'found') settle(found.order);
    else setNow({ state: found.kind === 'absent' ? 'absent' : 'unknown', error });
  };
  const refuse = async (intent: Intent<T['input']>, error: GatewayError) => {
    if (isLost(error)) return lookFor(intent, error);
    if (!isUnsettled(error)) kept.current = undefined;
    const known = isOvertaken(error) ? await lookUpOrder(orders, rules.keyOf(intent)) : undefined;
    if (known?.kind === 'found') return settle(known.order);
    if (known?.kind === 'unknown') return setNow({ state: 'unknown', error });
    hold(null);
    setNow(known && rules.longestLife ? { state: 'idle' } : { state: 'refused', error });
    if (known) options.onOutdated();
  };
  const send = async (intent: Intent<T['input']>) => {
    kept.current = intent.requestId;
    hold(intent);
    setNow({ state: 'sending' });
    const outcome = await write.run(intent);
    if (outcome.ok) settle(outcome.value);
    else if (approvalOf(outcome.error) !== undefined) end({ state: 'awaiting', error: outcome.error });
    else await refuse(intent, outcome.error);
  };
  useFirstLook(() => pending && void lookFor(pending, RELOADED.error));
  return {
    now,
    pending,
    reset,
    send: (input) => send({ input, requestId: kept.current ?? createRequestId() }),
    again: async () => void (pending && (await send(pending))),
    look: async () => {
      if (pending && 'error' in now) await lookFor(pending, now.error);
    },
  };
}

/** How far the order has come, and under which request id it goes out. */
function useStanding<T extends TicketShape>(options: SubmissionOptions<T>) {
  const [pending, hold] = usePending(options);
  const [now, setNow] = useState<Submission<T['order']>>(() => (pending ? RELOADED : { state: 'idle' }));
  const kept = useRef<string | undefined>(undefined);
  const end = (next: Submission<T['order']>) => {
    kept.current = undefined;
    hold(null);
    setNow(next);
  };
  return { pending, hold, now, setNow, kept, end };
}

/** Sends an order under the request id that it brings. */
function useOrderWrite<T extends TicketShape>({ of, recordId }: OrderRules<T>) {
  const orders = of(useRuntime().gateway);
  return useWrite<[Intent<T['input']>], T['order']>({
    segment: orders.resource.segment,
    verb: 'create',
    invalidates: orders.resource.invalidatedBy('create'),
    send: ([{ input, requestId }], options) => orders.create(input, { ...options, requestId }),
    ...(recordId && { recordId }),
  });
}

/** Tells everybody who listens that an order was taken, also where no answer said so. */
function useTelling<T extends TicketShape>({ rules, onAccepted }: SubmissionOptions<T>) {
  const { emit, gateway } = useRuntime();
  const tools = useDisplayTools();
  const invalidate = useInvalidate();
  return (order: T['order']) => {
    invalidate(rules.of(gateway).resource.invalidatedBy('create'));
    emit(rules.event(order, rules.accepted(order, tools)));
    onAccepted(order);
  };
}

/** Ends the search that runs when nobody waits for it any more. */
function useSearch() {
  const search = useRef(new AbortController());
  useEffect(() => () => search.current.abort(), []);
  return search;
}

/** Does something once there is a screen. */
function useFirstLook(look: () => unknown): void {
  const latest = useRef(look);
  useEffect(() => void latest.current(), []);
}
