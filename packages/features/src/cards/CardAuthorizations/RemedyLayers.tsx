import type { CardDetail, DeclineRemedy } from '@corridor/core';
import { lazy, Suspense } from 'react';
import { LazyCardActionDialog } from '../CardActions/LazyCardActionDialog';
import type { CardForm } from '../CardForms/CardForm';

const CardFormDrawer = lazy(async () => ({ default: (await import('../CardForms/CardFormDrawer')).CardFormDrawer }));

const CardTopUpDialog = lazy(async () => ({
  default: (await import('../CardTopUp/CardTopUpDialog')).CardTopUpDialog,
}));

/** Props of `RemedyLayers`. */
export interface RemedyLayersProps {
  readonly card: CardDetail;
  readonly remedy: DeclineRemedy;
  readonly onClose: () => void;
}

/** What opens to do the remedy of a decline: an action's confirmation, the limits, a top-up or an application. */
export function RemedyLayers({ card, remedy, onClose }: RemedyLayersProps) {
  if (remedy === 'raiseLimits') return <RemedyForm form={{ kind: 'limits', cardId: card.id }} onClose={onClose} />;
  if (remedy === 'applyForCard') {
    return <RemedyForm form={{ kind: 'apply', merchantId: card.merchantId }} onClose={onClose} />;
  }
  if (remedy === 'topUp') {
    return (
      <Suspense fallback={null}>
        <CardTopUpDialog card={card} onClose={onClose} />
      </Suspense>
    );
  }
  return <LazyCardActionDialog pending={{ card, action: remedy }} onClose={onClose} onDone={onClose} />;
}

function RemedyForm({ form, onClose }: { readonly form: CardForm; readonly onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <CardFormDrawer form={form} onClose={onClose} onDone={onClose} />
    </Suspense>
  );
}
