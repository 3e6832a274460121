import { useCallback, useEffect, useState } from 'react';
import { type Control, type FieldValues, useFormState } from 'react-hook-form';

/** What `useDirtyGuard` gives. */
export interface DirtyGuard {
  /** True if the form holds what was not saved. */
  readonly dirty: boolean;
  /** True if a question is open; `DirtyGuardDialog` asks it. */
  readonly asking: boolean;
  /** Does what it is given at once where nothing would be lost, and asks before it does otherwise. */
  readonly leave: (proceed: () => void) => void;
  /** Answers the question: leaves after all, or stays. */
  readonly discard: () => void;
  readonly stay: () => void;
}

/**
 * Guards what was entered and not saved: the browser asks before the page is left, and `leave` before a dialog or step is.
 * Reset the form with what was saved, so that it is clean again.
 */
export function useDirtyGuard<Values extends FieldValues>(control: Control<Values>): DirtyGuard {
  const { isDirty: dirty } = useFormState({ control });
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
  return useLeaveGuard(dirty);
}

/** Guards what was entered where no form of ours holds it; a reload is not asked about. */
export function useLeaveGuard(dirty: boolean): DirtyGuard {
  const [pending, setPending] = useState<(() => void) | null>(null);
  const leave = useCallback(
    (proceed: () => void) => {
      if (dirty) setPending(() => proceed);
      else proceed();
    },
    [dirty],
  );
  const stay = useCallback(() => setPending(null), []);
  const discard = useCallback(() => {
    setPending(null);
    pending?.();
  }, [pending]);
  return { dirty, asking: pending !== null, leave, discard, stay };
}
