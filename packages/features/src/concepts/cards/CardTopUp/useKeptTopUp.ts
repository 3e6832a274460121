import type { Card } from '@corridor/core';
import { useRef, useState } from 'react';
import type { FormDraft } from '../../../runtime/FormDrafts';
import { useRuntime } from '../../../runtime/Runtime';
import type { TopUpDraft } from './topUpShape';

/** What the host keeps of a top-up until it is closed or booked. */
interface KeptTopUp {
  /** An order of which nobody knows yet how it ended: it is looked up before anything else may be sent. */
  readonly pending: string | null;
  /** What is filled in, over a new sign-in. */
  readonly draft: TopUpDraft | null;
}

/** What was kept of a card's top-up when it was opened, and the way to keep more. */
export function useKeptTopUp({ id }: Pick<Card, 'id'>) {
  const { drafts } = useRuntime();
  const name = `cards.topUp.${id}`;
  const [first] = useState(() => keptIn(drafts?.read(name)));
  const kept = useRef(first);
  const keep = (change: Partial<KeptTopUp>): void => {
    kept.current = { ...kept.current, ...change };
    const { pending, draft } = kept.current;
    drafts?.keep(name, pending === null && draft === null ? null : { pending, draft });
  };
  return [first, keep] as const;
}

function keptIn({ pending, draft }: FormDraft = {}): KeptTopUp {
  return { pending: typeof pending === 'string' ? pending : null, draft: isDraft(draft) ? draft : null };
}

function isDraft(draft: unknown): draft is TopUpDraft {
  if (typeof draft !== 'object' || draft === null || !('accountId' in draft) || !('amount' in draft)) return false;
  return typeof draft.accountId === 'string' && typeof draft.amount === 'string';
}
