import type { ExchangeOrder } from '@corridor/core';
import { Button, Icon, PlusIcon, type TableColumn } from '@corridor/ui';
import { ListFilters } from '../../filters/ListFilters';
import { ListToolbar } from '../../listing/ListToolbar';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
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
  const fields = useFilterFields();
  const { onNewOrder } = state.options;
  return (
    <ListToolbar
      state={state}
      title={say('exchangeOrders.title')}
      headingLevel={state.options.headingLevel}
      count={(counted) => say('exchangeOrders.table.count', counted)}
      columns={columns}
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
        label={say('exchangeOrders.table.label')}
        fields={fields}
        filter={state.view.filter}
        pinned={state.pinned}
        onChange={state.filter}
        searchPlaceholder={say('exchangeOrders.filter.search')}
      />
    </ListToolbar>
  );
}
