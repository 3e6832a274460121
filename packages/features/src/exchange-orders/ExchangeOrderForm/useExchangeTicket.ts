import type { ExchangeOrder, ExchangeProblem, ExchangeQuoteRequest, WireMoney } from '@corridor/core';
import { useRef, useState } from 'react';
import { type ExchangeDraft, questionOf } from './draft';
import { type Hindrance, hindranceOf } from './hindrance';
import { neededFor, shortfallOf } from './shortfall';
import { type Balances, useBalances } from './useBalances';
import { type ChangeDraft, useDraft, withSuggestedCurrencies } from './useDraft';
import { type LiveQuote, useLiveQuote } from './useLiveQuote';
import { type OrderSubmission, useOrderSubmission } from './useOrderSubmission';
import { type Owners, useOwners } from './useOwners';

/** What a ticket asks of its host. */
export interface ExchangeTicketOptions {
  readonly ownerId?: string | undefined;
  readonly initial?: Partial<ExchangeDraft> | undefined;
  readonly onDraftChange?: ((draft: ExchangeDraft) => void) | undefined;
  readonly onAccepted?: ((order: ExchangeOrder) => void) | undefined;
  readonly pending?: string | null | undefined;
  readonly onPendingChange?: ((quoteId: string | null) => void) | undefined;
}

/** State of a ticket. */
export interface ExchangeTicketState {
  readonly draft: ExchangeDraft;
  readonly change: ChangeDraft;
  readonly owners: Owners;
  /** The owner is the host's choice. */
  readonly pinned: boolean;
  readonly balances: Balances;
  readonly live: LiveQuote;
  /** What an owner would need and does not have. */
  readonly shortfall: WireMoney | undefined;
  readonly hindrance: Hindrance | undefined;
  readonly problems: readonly ExchangeProblem[];
  /** What is wrong is shown: the reader has asked to go on. */
  readonly judged: boolean;
  readonly step: 'amounts' | 'review';
  readonly submission: OrderSubmission;
  /** Goes to the review, or shows what is wrong. */
  review(): void;
  back(): void;
  confirm(): Promise<void>;
  /** Begins another exchange of the same owner and currencies. */
  restart(): void;
}

/** Follows what is typed with a price, checks it against the balance, and sends the order once it was reviewed. */
export function useExchangeTicket(options: ExchangeTicketOptions): ExchangeTicketState {
  const { pinned, owners, balances, draft, change } = useCompletedDraft(options);
  const [step, setStep] = useState<'amounts' | 'review'>('amounts');
  const [judged, setJudged] = useState(false);

  const submission = useOrderSubmission({
    onAccepted: (order) => options.onAccepted?.(order),
    onOutdated: () => price.live.renew(),
    pending: options.pending,
    onPendingChange: (quoteId) => options.onPendingChange?.(quoteId),
  });
  const price = usePrice(draft, balances, submission);
  const { question, live, hindrance } = price;

  return {
    draft,
    change,
    owners,
    pinned,
    balances,
    live,
    shortfall: price.shortfall,
    hindrance,
    problems: question.ok ? [] : question.problems,
    judged,
    step,
    submission,
    review: () => {
      setJudged(true);
      if (!hindrance) setStep('review');
    },
    back: () => {
      submission.reset();
      setStep('amounts');
    },
    confirm: async () => {
      if (live.quote && !hindrance) await submission.send(live.quote.id);
    },
    restart: () => {
      submission.reset();
      setJudged(false);
      setStep('amounts');
      change((now) => ({ ...now, amount: '', fixedSide: 'sell' }));
    },
  };
}

/** The draft with its owner and its currencies, where nobody has chosen any; whatever changes it changes the whole. */
function useCompletedDraft({ ownerId: pinned, initial, onDraftChange }: ExchangeTicketOptions) {
  const owners = useOwners();
  const [kept, change] = useDraft({ ...initial, ...(pinned && { ownerId: pinned }) }, onDraftChange);
  const owned = (some: ExchangeDraft) => ({ ...some, ownerId: pinned || some.ownerId || owners.first?.ownerId || '' });
  const balances = useBalances(owned(kept).ownerId);
  const completed = (some: ExchangeDraft) => withSuggestedCurrencies(owned(some), balances);
  const changeAll: ChangeDraft = (how) => change((now) => how(completed(now)));
  return { pinned: Boolean(pinned), owners, balances, draft: completed(kept), change: changeAll };
}

/** The price of what is typed, and what keeps it from being agreed to. Nothing is asked for that cannot be paid. */
function usePrice(draft: ExchangeDraft, balances: Balances, submission: OrderSubmission) {
  const { state } = submission.now;
  const question = questionOf(draft);
  const request = question.ok ? question.request : undefined;
  const account = balances.accountIn(draft.sellCurrency);
  const tooMuch = account && shortfallOf(account.available, neededFor(request, undefined));
  const locked = state !== 'idle' && state !== 'refused';
  const asked = useAsked(tooMuch || !account || !request || balances.loading ? null : request, locked);
  const live: LiveQuote = useLiveQuote(state === 'done' ? null : asked, locked);
  const shortfall = tooMuch ?? (account && shortfallOf(account.available, neededFor(undefined, live.quote)));
  const hindrance = locked ? undefined : hindranceOf(question, shortfall, live);
  return { question, live, shortfall, hindrance };
}

/** What is asked for; while an order is under way it stays what it was, since the balance already moves. */
function useAsked(question: ExchangeQuoteRequest | null, locked: boolean): ExchangeQuoteRequest | null {
  const kept = useRef(question);
  if (!locked) kept.current = question;
  return kept.current;
}
