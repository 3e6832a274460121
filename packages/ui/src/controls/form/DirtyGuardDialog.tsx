'use client';

import { forwardRef, useEffect } from 'react';
import { DeferredPart } from '../../internal/opener/DeferredPart';
import { deferredLeaveQuestion } from './deferredLeaveQuestion';
import type { DirtyGuard } from './useDirtyGuard';

/** Props of `DirtyGuardDialog`. */
export interface DirtyGuardDialogProps {
  /** What `useDirtyGuard` gave. */
  readonly guard: DirtyGuard;
}

/** Asks whether to leave without saving, while the guard has that question. */
export const DirtyGuardDialog = forwardRef<HTMLDivElement, DirtyGuardDialogProps>(function DirtyGuardDialog(
  { guard, ...rest },
  ref,
) {
  const { dirty, asking, stay } = guard;
  useEffect(() => {
    if (dirty) void deferredLeaveQuestion.fetch().catch(() => undefined);
  }, [dirty]);
  return asking ? (
    <DeferredPart of={deferredLeaveQuestion} own={{ guard, panelRef: ref, ...rest }} onLost={stay} />
  ) : null;
});
