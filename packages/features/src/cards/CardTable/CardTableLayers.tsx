import { lazy, Suspense } from 'react';
import { LazyCardActionDialog } from '../CardActions/LazyCardActionDialog';
import type { CardTableState } from './useCardTable';

const CardDetailDrawer = lazy(async () => ({
  default: (await import('../CardDetail/CardDetailDrawer')).CardDetailDrawer,
}));

/** What opens over the card table: the details of a card and the confirmation of an action. */
export function CardTableLayers({ state }: { readonly state: CardTableState }) {
  const { view, page, custom, pending } = state;
  const row = page.data?.items.find(({ id }) => id === view.openId);
  return (
    <>
      {view.openId && (
        <Suspense fallback={null}>
          <CardDetailDrawer
            cardId={view.openId}
            row={row}
            onClose={() => state.open(null)}
            onAction={(card, action) => state.ask({ card, action })}
            detailRows={custom?.detailRows}
          />
        </Suspense>
      )}
      <LazyCardActionDialog pending={pending} onClose={() => state.ask(null)} onDone={(card) => state.took(card.id)} />
    </>
  );
}
