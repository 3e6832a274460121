import { type ExchangeOrder, isOrderOver } from '@corridor/core';
import { useRuntime } from '../../../runtime/Runtime';
import type { Read } from '../../../runtime/useRead';
import { useRecord } from '../../../runtime/useRecord';
import { useRefreshWhile } from '../../../runtime/useRefreshWhile';

/** An order, followed until it is over. */
export function useExchangeOrder(orderId: string): Read<ExchangeOrder> {
  const { gateway } = useRuntime();
  const record = useRecord(gateway.exchangeOrders, orderId);
  const { data } = record;
  useRefreshWhile(data !== undefined && !isOrderOver(data.status), record.refresh);
  return record;
}
