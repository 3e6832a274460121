import type { ExchangeOrder } from '@corridor/core';
import { Button, Icon, PlusIcon, type TableColumn } from '@corridor/ui';
import { ListFilters } from '../../filters/ListFilters';
import { ListToolbar } from '../../listing/ListToolbar';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { useFormatters } from '../../runtime/useFormatters';
import { useWords } from '../../words/useWords';
import type { ExchangeOrderTableState } from './useExchangeOrderTable';
import { useFilterFields } from './useFilterFields';

/** Props of `ExchangeOrderToolbar`. */
export interface ExchangeOrderToolbarProps {
  readonly state: ExchangeOrderTableState;
  readonly columns: readonly TableColumn<ExchangeOrder>[];
}

/** Title, count and tools of the exchange order table, and its filters below. */
export function ExchangeOrderToolbar({ state, columns }: ExchangeOrderToolbarProps) {
  const say = useWords(exchangeOrdersMessages);
  const format = useFormatters();
  const fields = useFilterFields();
  const { view, change, page } = state;
  const { onNewOrder } = state.options;
  const total = page.data?.total;
  const counted = total !== undefined && { count: total, shown: format.count(total) };
  return (
    <ListToolbar
      title={say('exchangeOrders.title')}
      headingLevel={state.options.headingLevel ?? 2}
      count={counted ? say('exchangeOrders.table.count', counted) : undefined}
      columns={columns}
      columnView={view.columns}
      onColumnViewChange={(next) => change((now) => ({ ...now, columns: next }))}
      onRefresh={() => void page.refresh()}
      refreshing={page.refreshing && !page.previous}
      exporter={state.exporter}
      exportLabel={say('exchangeOrders.table.export')}
      action={
        onNewOrder && (
          <Button size="sm" variant="primary" startIcon={<Icon of={PlusIcon} size="sm" />} onClick={onNewOrder}>
            {say('exchangeOrders.form.title')}
          </Button>
        )
      }
    >
      <ListFilters
        fields={fields}
        filter={view.filter}
        pinned={state.pinned}
        onChange={state.filter}
        searchPlaceholder={say('exchangeOrders.filter.search')}
      />
    </ListToolbar>
  );
}
