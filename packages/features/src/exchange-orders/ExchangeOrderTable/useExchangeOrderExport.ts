import type { ExchangeOrderFilter, GatewayFile } from '@corridor/core';
import type { ListExport } from '../../listing/ListExport';
import { useListExport } from '../../listing/useListExport';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { useRuntime } from '../../runtime/Runtime';
import { useWords } from '../../words/useWords';
import { exportQuery } from './query';
import type { ExchangeOrderView } from './view';

/** The export of an exchange order table. */
export function useExchangeOrderExport(
  view: ExchangeOrderView,
  pinned: Partial<ExchangeOrderFilter>,
  onExport: ((file: GatewayFile) => void) | undefined,
  rows: number | undefined,
): ListExport {
  const { gateway, timezone } = useRuntime();
  const say = useWords(exchangeOrdersMessages);
  return useListExport({
    source: gateway.exchangeOrders,
    query: exportQuery(view, pinned, timezone),
    view,
    rows,
    onExport,
    done: (fileName) => ({
      type: 'exchangeOrders.exported',
      fileName,
      message: say('exchangeOrders.export.done', { file: fileName }),
    }),
    failed: (message) => ({ type: 'exchangeOrders.exportFailed', message }),
  });
}
