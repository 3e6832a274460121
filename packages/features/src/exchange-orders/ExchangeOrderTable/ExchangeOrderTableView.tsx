import { Text } from '@corridor/ui';
import { lazy, Suspense, useMemo } from 'react';
import { ListTable } from '../../listing/ListTable';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { useWords } from '../../words/useWords';
import { exchangeOrderColumns } from './columns';
import { ExchangeOrderToolbar } from './ExchangeOrderToolbar';
import type { ExchangeOrderTableState } from './useExchangeOrderTable';

const ExchangeOrderDrawer = lazy(async () => ({
  default: (await import('../ExchangeOrderDetail/ExchangeOrderDrawer')).ExchangeOrderDrawer,
}));

/** The exchange order table as it looks: filters, rows, pages and every state they may be in. */
export function ExchangeOrderTableView({ state }: { readonly state: ExchangeOrderTableState }) {
  const say = useWords(exchangeOrdersMessages);
  const { view, page } = state;
  const { dataCustomization: custom, onOpenTransaction } = state.options;
  const columns = useMemo(() => exchangeOrderColumns(say, custom), [say, custom]);
  return (
    <>
      <ListTable
        state={state}
        label={say('exchangeOrders.table.label')}
        columns={columns}
        rowLabel={({ sell, buy }) => say('exchangeOrders.pair', { sell: sell.currency, buy: buy.currency })}
        emptyAction={<Text color="muted">{say('exchangeOrders.empty.detail')}</Text>}
        toolbar={<ExchangeOrderToolbar state={state} columns={columns} />}
      />
      {view.openId && (
        <Suspense fallback={null}>
          <ExchangeOrderDrawer
            orderId={view.openId}
            row={page.data?.items.find(({ id }) => id === view.openId)}
            onClose={() => state.open(null)}
            onOpenTransaction={onOpenTransaction}
            detailRows={custom?.detailRows}
          />
        </Suspense>
      )}
    </>
  );
}
