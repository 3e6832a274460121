import type { DirtyGuard } from '@corridor/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useRuntime } from '../../runtime/Runtime';

/** What guards entries. */
export interface UnsavedEntries {
  readonly guard: DirtyGuard;
  /** Leaves, after a question where something would be lost. */
  readonly leave: DirtyGuard['leave'];
  /** Lets the page go on without a question: what was entered is saved, or on its way. */
  readonly release: () => void;
}

/** Lets the host ask a guard's question before its page shows something else; the one place that judges whether leaving loses entries. */
export function useUnsavedEntries(guard: DirtyGuard, onLeft?: () => void): UnsavedEntries {
  const { guardLeaving } = useRuntime();
  const stop = useRef<(() => void) | null>(null);
  const left = useRef(false);
  const release = useCallback(() => {
    stop.current?.();
    stop.current = null;
  }, []);
  const leave = (proceed: () => void) =>
    guard.leave(() => {
      left.current = true;
      release();
      onLeft?.();
      proceed();
    });
  const latest = useRef(leave);
  latest.current = leave;
  const isLost = guard.dirty && guardLeaving !== undefined;
  // After each drawing: what was released and still stands here, such as after a refusal, is guarded again.
  useEffect(() => {
    if (!guard.dirty) left.current = false;
    // Whoever has answered is not asked again while what was left is still on screen.
    if (!isLost || left.current) release();
    else stop.current ??= guardLeaving((proceed) => latest.current(proceed));
  });
  useEffect(() => release, [release]);
  return { guard, leave, release };
}
