import type { CardDetail } from '@corridor/core';
import { lazy, Suspense } from 'react';

const CardNumberDialog = lazy(async () => ({
  default: (await import('../CardNumber/CardNumberDialog')).CardNumberDialog,
}));

const CardTopUpDialog = lazy(async () => ({
  default: (await import('../CardTopUp/CardTopUpDialog')).CardTopUpDialog,
}));

/** What opens over the details of a card. */
export type CardLayer = 'number' | 'topUp';

/** Props of `CardDetailLayers`. */
export interface CardDetailLayersProps {
  readonly card: CardDetail;
  readonly layer: CardLayer | null;
  readonly onClose: () => void;
}

/** The dialog that is open over the details of a card; its code comes with the first one. */
export function CardDetailLayers({ card, layer, onClose }: CardDetailLayersProps) {
  if (layer === null) return null;
  return (
    <Suspense fallback={null}>
      {layer === 'number' ? (
        <CardNumberDialog card={card} onClose={onClose} />
      ) : (
        <CardTopUpDialog card={card} onClose={onClose} />
      )}
    </Suspense>
  );
}
