import type { ExchangeOrder, ExchangeOrderFilter, GatewayFile } from '@corridor/core';
import type { ListExport } from '../../listing/ListExport';
import type { ListState } from '../../listing/ListState';
import type { HeadingLevel } from '../../listing/ListToolbar';
import { useLastPage } from '../../listing/useLastPage';
import { useListView } from '../../listing/useListView';
import { sliceOf, withFilter } from '../../listing/view';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { describeError } from '../../runtime/describeError';
import { useRuntime } from '../../runtime/Runtime';
import { useExport } from '../../runtime/useExport';
import { usePage } from '../../runtime/usePage';
import { useRuntimeWords, useWords } from '../../words/useWords';
import type { ExchangeOrderDataCustomization } from './customization';
import { exportQuery, pageQuery } from './query';
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
  const exporter = useOrderExport(view, pinned, options.onExport, page.data?.total);
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

function useOrderExport(
  view: ExchangeOrderView,
  pinned: Partial<ExchangeOrderFilter>,
  onExport: ((file: GatewayFile) => void) | undefined,
  rows: number | undefined,
): ListExport {
  const { gateway, emit, timezone } = useRuntime();
  const say = useWords(exchangeOrdersMessages);
  const sayError = useRuntimeWords();
  const write = useExport(
    gateway.exchangeOrders,
    {
      onSuccess(file) {
        onExport?.(file);
        const message = say('exchangeOrders.export.done', { file: file.name });
        emit({ type: 'exchangeOrders.exported', fileName: file.name, message });
      },
      onFailure(error) {
        emit({ type: 'exchangeOrders.exportFailed', message: describeError(error, sayError).title });
      },
    },
    rows,
  );
  return {
    run: async (scope) => {
      if (write.state !== 'pending')
        await write.run({ ...exportQuery(view, pinned, timezone), ...sliceOf(view, scope) });
    },
    running: write.state === 'pending',
    progress: write.progress,
  };
}
