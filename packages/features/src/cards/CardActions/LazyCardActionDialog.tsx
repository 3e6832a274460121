import type { CardDetail } from '@corridor/core';
import { lazy, Suspense } from 'react';
import type { PendingAction } from './PendingAction';

/** Fetches the dialog. */
export const loadCardActionDialog = async () => ({ default: (await import('./CardActionDialog')).CardActionDialog });
const CardActionDialog = lazy(loadCardActionDialog);

/** Props of `LazyCardActionDialog`. */
export interface LazyCardActionDialogProps {
  readonly pending: PendingAction | null;
  readonly onClose: () => void;
  readonly onDone: (card: CardDetail) => void;
}

/** The dialog of the action that waits for its confirmation; its code comes with the first one. */
export function LazyCardActionDialog({ pending, onClose, onDone }: LazyCardActionDialogProps) {
  if (!pending) return null;
  return (
    <Suspense fallback={null}>
      <CardActionDialog card={pending.card} action={pending.action} onClose={onClose} onDone={onDone} />
    </Suspense>
  );
}
