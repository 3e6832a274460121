import { lazy, Suspense } from 'react';
import { usePrefetch } from '../../runtime/usePrefetch';
import { LazyCardActionDialog, loadCardActionDialog } from '../CardActions/LazyCardActionDialog';
import { bulkCards } from '../CardBulk/bulkCards';
import { loadCardFilterEditor } from '../CardFilters/LazyCardFilterEditor';
import type { CardTableState } from './useCardTable';

const loadDetail = async () => ({ default: (await import('../CardDetail/CardDetailDrawer')).CardDetailDrawer });
const CardDetailDrawer = lazy(loadDetail);

const CardBulkDialog = lazy(async () => ({ default: (await import('../CardBulk/CardBulkDialog')).CardBulkDialog }));

const CardFormDrawer = lazy(async () => ({ default: (await import('../CardForms/CardFormDrawer')).CardFormDrawer }));

/** What operators open first. */
const SOON = [loadDetail, loadCardFilterEditor, loadCardActionDialog];

/** What opens over the card table: the details of a card and the confirmation of an action. */
export function CardTableLayers({ state }: { readonly state: CardTableState }) {
  const { view, page, custom, pending } = state;
  usePrefetch(SOON);
  const row = page.data?.items.find(({ id }) => id === view.openId);
  return (
    <>
      {view.openId && (
        <Suspense fallback={null}>
          <CardDetailDrawer
            cardId={view.openId}
            row={row}
            onClose={() => state.open(null)}
            onLimits={() => view.openId && state.write({ kind: 'limits', cardId: view.openId })}
            onAction={(card, action) => state.ask({ card, action })}
            detailRows={custom?.detailRows}
          />
        </Suspense>
      )}
      {state.form && (
        <Suspense fallback={null}>
          <CardFormDrawer
            form={state.form}
            onClose={() => state.write(null)}
            onDone={({ id }) => {
              state.write(null);
              state.open(id);
              state.took(id);
            }}
          />
        </Suspense>
      )}
      {state.bulk && (
        <Suspense fallback={null}>
          <CardBulkDialog
            action={state.bulk}
            cards={bulkCards(state, state.bulk)}
            onClose={(left) => {
              state.askAll(null);
              state.select(left);
            }}
          />
        </Suspense>
      )}
      <LazyCardActionDialog pending={pending} onClose={() => state.ask(null)} onDone={(card) => state.took(card.id)} />
    </>
  );
}
