import { useLeaveGuard } from '@corridor/ui';
import { useRef, useState } from 'react';
import { useUnsavedEntries } from '../form/useUnsavedEntries';
import { blockingReasonOf } from './blockingReason';
import { shortfallOf } from './shortfall';
import type { TicketDeclaration } from './TicketDeclaration';
import type { TicketOptions } from './TicketOptions';
import type { ChangeDraft, TicketShape } from './TicketShape';
import type { TicketState } from './TicketState';
import { useDraft } from './useDraft';
import { useLivePrice } from './useLivePrice';
import { type OrderSubmission, useSubmission } from './useSubmission';

/** Follows what is typed with a price, checks it against the balance, and sends the order once it was reviewed. */
export function useTicket<T extends TicketShape>(
  ticket: TicketDeclaration<T>,
  options: TicketOptions<T>,
): TicketState<T> {
  const completed = useCompletedDraft(ticket, options);
  const { draft, change, data, kept, forgetEntered } = completed;
  const [step, setStep] = useState<'entry' | 'review'>('entry');
  const [judged, setJudged] = useState(false);
  const { submission, unsaved } = useOrder(ticket, options, completed, () => price.live.renew());
  const price = usePrice(ticket, { draft, data }, submission);
  const { question, live, blockingReason, shortfall, payer } = price;
  const begin = () => {
    live.forget();
    submission.reset();
    setJudged(false);
    setStep('entry');
  };
  const state: TicketState<T> = {
    draft,
    change,
    data,
    options,
    live,
    payer,
    shortfall,
    blockingReason,
    problems: question.ok ? [] : question.problems,
    judged,
    step,
    submission,
    unsaved,
    review: () => {
      setJudged(true);
      if (!blockingReason) setStep('review');
    },
    back: () => {
      submission.reset();
      setStep('entry');
    },
    confirm: async () => {
      if (!live.price || blockingReason || !question.ok) return;
      const agreed = ticket.asks?.(state, live.price) !== undefined;
      await submission.send(ticket.order.inputOf(question.request, live.price, agreed));
    },
    restart: () => {
      begin();
      change(ticket.again);
      forgetEntered();
    },
    repeat: begin,
    restored: kept.restored,
    startOver: () => {
      begin();
      kept.startOver();
      forgetEntered();
    },
  };
  return state;
}

/** The order of a ticket, and the question before what is not sent is left. */
function useOrder<T extends TicketShape>(
  ticket: TicketDeclaration<T>,
  options: TicketOptions<T>,
  { kept, entered, forgetEntered }: ReturnType<typeof useCompletedDraft<T>>,
  onOutdated: () => void,
) {
  const submission = useSubmission<T>({
    rules: ticket.order,
    onAccepted: (order) => {
      unsaved.release();
      forgetEntered();
      kept.forget();
      options.onAccepted?.(order);
    },
    onOutdated,
    pending: options.pending,
    onPendingChange: (pending) => options.onPendingChange?.(pending),
  });
  const isSent = ['done', 'awaiting'].includes(submission.now.state);
  const unsaved = useUnsavedEntries(useLeaveGuard(entered && !isSent), kept.forget);
  return { submission, unsaved };
}

/** The draft with what nobody has chosen yet; whatever changes it changes the whole. */
function useCompletedDraft<T extends TicketShape>(ticket: TicketDeclaration<T>, options: TicketOptions<T>) {
  const kept = useDraft(ticket, options);
  const { change } = kept;
  const data = ticket.useData(kept.draft, options);
  const completed = (some: T['draft']) => ticket.complete?.(some, data, options) ?? some;
  const [entered, setEntered] = useState(kept.restored);
  const changeAll: ChangeDraft<T['draft']> = (how) => {
    setEntered(true);
    change((now) => how(completed(now)));
  };
  const forgetEntered = () => setEntered(false);
  return { data, draft: completed(kept.draft), change: changeAll, kept, entered, forgetEntered };
}

/** The price of what is typed, and what keeps it from being agreed to. Nothing is asked for that cannot be paid. */
function usePrice<T extends TicketShape>(
  ticket: TicketDeclaration<T>,
  { draft, data }: { readonly draft: T['draft']; readonly data: T['data'] },
  submission: OrderSubmission<T>,
) {
  const { state } = submission.now;
  const question = ticket.read(draft, data);
  const whole = question.ok ? question.request : null;
  const request = ticket.priced ? ticket.priced(draft, data) : whole;
  const payer = ticket.payer(draft, data);
  const available = payer?.available;
  const locked = state !== 'idle' && state !== 'refused';
  const missing = (of: T['request'] | undefined, price: T['price'] | undefined) =>
    available && shortfallOf(available, ticket.debit(of, price));
  const tooMuch = missing(request ?? undefined, undefined);
  const asked = useAsked(tooMuch || !available || data.loading ? null : request, locked);
  const live = useLivePrice(ticket.price, state === 'done' ? null : asked, locked);
  const shortfall = tooMuch ?? missing(undefined, live.price);
  const blockingReason = locked ? undefined : blockingReasonOf(question, shortfall, live);
  return { question, live, shortfall, blockingReason, payer: useAsked(payer ?? null, locked) ?? undefined };
}

/** What is asked for; while an order is under way it stays what it was, since the balance already moves. */
function useAsked<Request>(question: Request | null, locked: boolean): Request | null {
  const kept = useRef(question);
  if (!locked) kept.current = question;
  return kept.current;
}
