import { type KeyboardEvent, type RefObject, useCallback, useState } from 'react';
import { focusedElement } from '../../internal/focusedElement';

const STEP: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  ArrowUp: () => 0,
  End: (_at, last) => last,
  ArrowDown: (_at, last) => last,
};

/** The box that typing goes to: arrows, Home and End move it, and it covers its character, so that typing replaces it. */
export function useOtpCaret(input: RefObject<HTMLInputElement | null>, filled: number, length: number) {
  const [at, setAt] = useState<number | null>(null);
  const last = Math.min(filled, length - 1);

  const place = useCallback(
    (wanted: number) => {
      const next = Math.max(0, Math.min(last, wanted));
      input.current?.setSelectionRange(next, next < filled ? next + 1 : next);
      setAt(next);
    },
    [input, last, filled],
  );

  return {
    at,
    place,
    leave: useCallback(() => setAt(null), []),
    /** Follows a selection that the mouse or the browser made; all of it stays all of it, for copying. */
    follow: useCallback(() => {
      const node = input.current;
      if (!node || focusedElement() !== node) return;
      const start = node.selectionStart ?? 0;
      const whole = filled > 1 && node.selectionEnd === filled && start === 0;
      if (whole) setAt(0);
      else if (start !== at || node.selectionEnd !== Math.min(start + 1, filled)) place(start);
    }, [input, filled, at, place]),
    move: useCallback(
      (event: KeyboardEvent) => {
        const step = STEP[event.key];
        if (!step || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        place(step(at ?? last, last));
      },
      [at, last, place],
    ),
  };
}
