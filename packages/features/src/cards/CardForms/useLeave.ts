import type { DirtyGuard } from '@corridor/ui';
import { type MutableRefObject, useEffect } from 'react';

/** Leaves a form, after a question where something would be lost. */
export type Leave = DirtyGuard['leave'];

/** Where a drawer finds how the form in it is left. */
export type LeaveRef = MutableRefObject<Leave>;

/** Lets the drawer around a form ask the form's own guard. */
export function useLeave(ref: LeaveRef | undefined, { leave }: DirtyGuard): void {
  useEffect(() => {
    if (ref) ref.current = leave;
  }, [ref, leave]);
}
