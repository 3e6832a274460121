import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a pause in typing is awaited, in milliseconds. */
const PAUSE_MS = 300;

/** A text that is typed at once and settles when typing pauses. */
export interface DelayedText {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Settles without waiting: Enter. */
  readonly settle: () => void;
}

/** Holds what is typed and hands it on when typing pauses; follows a value that changes from outside. */
export function useDelayedText(value: string, onSettle: (text: string) => void): DelayedText {
  const [text, type] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState<string>();
  const latest = useRef(onSettle);
  useEffect(() => {
    latest.current = onSettle;
  });
  if (value !== known) {
    setKnown(value);
    setSent(undefined);
    // What was sent from here comes back when more may have been typed.
    if (value !== sent) type(value);
  }
  const wanted = text.trim();
  const settle = useCallback(() => {
    setSent(wanted);
    latest.current(wanted);
  }, [wanted]);
  useEffect(() => {
    if (wanted === known) return undefined;
    const timer = setTimeout(settle, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, known, settle]);
  return { text, type, settle };
}
