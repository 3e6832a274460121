'use client';

import type { ExchangeOrderFilter, GatewayFile } from '@corridor/core';
import { forwardRef, type Ref, useImperativeHandle } from 'react';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { ordersMessages } from '../../messages/orders';
import { timeMessages } from '../../messages/time';
import { transactionsMessages } from '../../messages/transactions';
import { WidgetFrame } from '../../runtime/WidgetFrame';
import type { ExchangeOrderDataCustomization } from './customization';
import { ExchangeOrderTableView } from './ExchangeOrderTableView';
import { useExchangeOrderTable } from './useExchangeOrderTable';
import type { ExchangeOrderView } from './view';

/** Props of `ExchangeOrderTable`; all are optional. */
export interface ExchangeOrderTableProps {
  /** What is shown. With `onViewChange` the host holds it, for its URL or saved views; alone it is where the table starts. */
  readonly view?: Partial<ExchangeOrderView>;
  readonly onViewChange?: (view: ExchangeOrderView) => void;
  /** Conditions of yours that nobody may change: shown, not hidden. */
  readonly pinnedFilter?: Partial<ExchangeOrderFilter>;
  /** Columns and detail rows of yours, and columns of ours to leave out. */
  readonly dataCustomization?: ExchangeOrderDataCustomization;
  /** Offers a new exchange, which your page opens. */
  readonly onNewOrder?: () => void;
  /** Offers an order's two transactions to be opened in your page. */
  readonly onOpenTransaction?: (transactionId: string) => void;
  /** Receives the file of an export, to save it; without it there is no export. */
  readonly onExport?: (file: GatewayFile) => void;
  /** Level of its heading in your page. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | 4;
}

/** What a ref to an `ExchangeOrderTable` can do. */
export interface ExchangeOrderTableHandle {
  /** Reads the page again. */
  refresh(): Promise<void>;
  /** Replaces the filter and goes to the first page. */
  filter(filter: Partial<ExchangeOrderFilter>): void;
  /** Exports exactly what is shown; ends once `onExport` has the file. */
  export(): Promise<void>;
}

const WORDS = [exchangeOrdersMessages, ordersMessages, transactionsMessages, timeMessages];

/** Every exchange that was ordered: search, filter, sort, page, open and export. */
export const ExchangeOrderTable = forwardRef<ExchangeOrderTableHandle, ExchangeOrderTableProps>(
  function ExchangeOrderTable(props, ref) {
    return (
      <WidgetFrame words={WORDS}>
        <ExchangeOrderTableBody {...props} handle={ref} />
      </WidgetFrame>
    );
  },
);

type BodyProps = ExchangeOrderTableProps & { readonly handle: Ref<ExchangeOrderTableHandle> };

function ExchangeOrderTableBody({ handle, ...options }: BodyProps) {
  const state = useExchangeOrderTable(options);
  useImperativeHandle(handle, () => ({
    refresh: () => state.page.refresh(),
    filter: (filter) => state.filter(filter),
    export: async () => state.exporter?.run(),
  }));
  return <ExchangeOrderTableView state={state} />;
}
