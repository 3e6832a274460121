import type { ExchangeOrder, ExchangeOrderFilter, GatewayFile } from '@corridor/core';
import type { ListState } from '../../listing/ListState';
import type { HeadingLevel } from '../../listing/ListToolbar';
import { useLastPage } from '../../listing/useLastPage';
import { useListView } from '../../listing/useListView';
import { withFilter } from '../../listing/view';
import { useRuntime } from '../../runtime/Runtime';
import { usePage } from '../../runtime/usePage';
import type { ExchangeOrderDataCustomization } from './customization';
import { pageQuery } from './query';
import { useExchangeOrderExport } from './useExchangeOrderExport';
import { defaultExchangeOrderView, type ExchangeOrderView } from './view';

/** What an exchange order table asks of its host. */
export interface ExchangeOrderTableOptions {
  readonly view?: Partial<ExchangeOrderView> | undefined;
  readonly onViewChange?: ((view: ExchangeOrderView) => void) | undefined;
  readonly pinnedFilter?: Partial<ExchangeOrderFilter> | undefined;
  readonly dataCustomization?: ExchangeOrderDataCustomization | undefined;
  readonly onNewOrder?: (() => void) | undefined;
  readonly onOpenTransaction?: ((transactionId: string) => void) | undefined;
  readonly onExport?: ((file: GatewayFile) => void) | undefined;
  readonly headingLevel?: HeadingLevel | undefined;
}

/** State of an exchange order table. */
export interface ExchangeOrderTableState extends ListState<ExchangeOrder, ExchangeOrderView> {
  readonly options: ExchangeOrderTableOptions;
  readonly pinned: Partial<ExchangeOrderFilter>;
}

const NOTHING_PINNED: Partial<ExchangeOrderFilter> = {};

/** Reads the page that the view asks for and keeps everything around it. */
export function useExchangeOrderTable(options: ExchangeOrderTableOptions): ExchangeOrderTableState {
  const { gateway, emit } = useRuntime();
  const [view, change] = useListView(defaultExchangeOrderView, options.view, options.onViewChange);
  const pinned = options.pinnedFilter ?? NOTHING_PINNED;
  const page = usePage(gateway.exchangeOrders, pageQuery(view, pinned));
  const exporter = useExchangeOrderExport(view, pinned, options.onExport, page.data?.total);
  useLastPage(page, view, change);
  return {
    options,
    view,
    change,
    page,
    pinned,
    exporter: options.onExport && exporter,
    open: (id) => {
      change((now) => ({ ...now, openId: id }));
      emit(id === null ? { type: 'exchangeOrders.closed' } : { type: 'exchangeOrders.opened', orderId: id });
    },
    filter: (filter) => change((now) => withFilter(now, filter)),
  };
}
