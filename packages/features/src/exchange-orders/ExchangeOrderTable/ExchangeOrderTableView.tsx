import type { ExchangeOrder } from '@corridor/core';
import { Table, type TableSort, Text } from '@corridor/ui';
import { lazy, Suspense, useMemo } from 'react';
import { ErrorState } from '../../display/ErrorState';
import { ListPages } from '../../listing/ListPages';
import { isFiltered, withSort } from '../../listing/view';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { useWords } from '../../words/useWords';
import { exchangeOrderColumns } from './columns';
import { ExchangeOrderToolbar } from './ExchangeOrderToolbar';
import type { ExchangeOrderTableState } from './useExchangeOrderTable';
import type { ExchangeOrderView } from './view';

const ExchangeOrderDrawer = lazy(async () => ({
  default: (await import('../ExchangeOrderDetail/ExchangeOrderDrawer')).ExchangeOrderDrawer,
}));

const idOf = (order: ExchangeOrder) => order.id;
const NO_ORDERS: readonly ExchangeOrder[] = [];

/** The exchange order table as it looks: filters, rows, pages and every state they may be in. */
export function ExchangeOrderTableView({ state }: { readonly state: ExchangeOrderTableState }) {
  const say = useWords(exchangeOrdersMessages);
  const { view, change, page } = state;
  const { dataCustomization: custom, onOpenTransaction } = state.options;
  const columns = useMemo(() => exchangeOrderColumns(say, custom), [say, custom]);
  const { data, error } = page;
  const filtered = isFiltered(view.filter);
  return (
    <>
      <Table
        label={say('exchangeOrders.table.label')}
        columns={columns}
        rows={data?.items ?? NO_ORDERS}
        rowId={idOf}
        rowLabel={({ sell, buy }) => say('exchangeOrders.pair', { sell: sell.currency, buy: buy.currency })}
        firstRow={(view.page - 1) * view.size}
        totalRows={data?.total ?? 0}
        loading={page.loading}
        skeletonRows={view.size}
        refreshing={page.previous}
        error={error && <ErrorState error={error} onRetry={() => void page.refresh()} />}
        empty={filtered ? 'unmatched' : 'nothing'}
        emptyAction={!filtered && <Text color="muted">{say('exchangeOrders.empty.detail')}</Text>}
        onClearFilters={() => state.filter({})}
        sort={view.sort}
        onSortChange={(sort) => change((now) => withSort(now, orderSort(sort)))}
        columnView={view.columns}
        onColumnViewChange={(next) => change((now) => ({ ...now, columns: next }))}
        onRowOpen={(order) => state.open(order.id)}
        activeRowId={view.openId}
        toolbar={<ExchangeOrderToolbar state={state} columns={columns} />}
        footer={data && <ListPages view={view} change={change} total={data.total} />}
      />
      {view.openId && (
        <Suspense fallback={null}>
          <ExchangeOrderDrawer
            orderId={view.openId}
            row={data?.items.find(({ id }) => id === view.openId)}
            onClose={() => state.open(null)}
            onOpenTransaction={onOpenTransaction}
            detailRows={custom?.detailRows}
          />
        </Suspense>
      )}
    </>
  );
}

/** Guarantee: the table sorts by ids of columns, and every sortable column is named by a field of `ExchangeOrderSort`. */
function orderSort(sort: TableSort | null): ExchangeOrderView['sort'] {
  return sort as ExchangeOrderView['sort'];
}
