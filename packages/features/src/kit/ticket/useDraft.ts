import { useEffect, useRef, useState } from 'react';

/** Changes what a ticket holds. */
export type ChangeDraft<Draft> = (change: (draft: Draft) => Draft) => void;

/** Keeps the draft; whoever listens hears each change once it is made. */
export function useDraft<Draft>(
  first: Draft,
  onChange: ((draft: Draft) => void) | undefined,
): readonly [Draft, ChangeDraft<Draft>] {
  const [draft, setDraft] = useState(first);
  const latest = useRef({ draft, onChange });
  useEffect(() => {
    latest.current = { draft, onChange };
  });
  const change: ChangeDraft<Draft> = (how) => {
    const next = how(latest.current.draft);
    latest.current.draft = next;
    setDraft(next);
    latest.current.onChange?.(next);
  };
  return [draft, change];
}
