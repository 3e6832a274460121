'use client';

import { forwardRef } from 'react';
import { ConfirmDialog } from '../confirm-dialog';
import { useMessages } from '../messages/MessagesProvider';
import { formEn } from './messages';
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
  const message = useMessages(formEn);
  return (
    <ConfirmDialog
      ref={ref}
      {...rest}
      open={guard.asking}
      onClose={guard.stay}
      title={message('form.leaveTitle')}
      tone="danger"
      confirmLabel={message('form.leave')}
      onConfirm={guard.discard}
    >
      {message('form.leaveText')}
    </ConfirmDialog>
  );
});
