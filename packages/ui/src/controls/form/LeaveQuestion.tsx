'use client';

import type { ForwardedRef } from 'react';
import { ConfirmDialog } from '../../layers/confirm-dialog';
import { useMessages } from '../../messages/MessagesProvider';
import { formEn } from './messages';
import type { DirtyGuard } from './useDirtyGuard';

/** Props of `LeaveQuestion`. */
export interface LeaveQuestionProps {
  readonly guard: DirtyGuard;
  readonly panelRef: ForwardedRef<HTMLDivElement>;
}

/** Asks whether to leave without saving. */
export function LeaveQuestion({ guard, panelRef, ...rest }: LeaveQuestionProps) {
  const message = useMessages(formEn);
  return (
    <ConfirmDialog
      ref={panelRef}
      {...rest}
      open
      onClose={guard.stay}
      title={message('form.leaveTitle')}
      tone="danger"
      confirmLabel={message('form.leave')}
      cancelLabel={message('form.stay')}
      onConfirm={guard.discard}
    >
      {message('form.leaveText')}
    </ConfirmDialog>
  );
}
