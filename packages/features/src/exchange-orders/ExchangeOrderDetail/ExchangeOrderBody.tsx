import type { ExchangeOrder } from '@corridor/core';
import { Heading, Skeleton, Stack } from '@corridor/ui';
import { type DetailItem, DetailList } from '../../display/DetailList';
import { ErrorState } from '../../display/ErrorState';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import type { Read } from '../../runtime/useRead';
import { useWords } from '../../words/useWords';
import { OrderTransactions } from '../display/OrderTransactions';
import { useAmountItems, useRecordItems } from './useOrderItems';

/** Props of `ExchangeOrderBody`. */
export interface ExchangeOrderBodyProps {
  readonly record: Read<ExchangeOrder>;
  readonly onOpenTransaction?: ((transactionId: string) => void) | undefined;
  readonly detailRows?: ((order: ExchangeOrder) => readonly DetailItem[]) | undefined;
}

/** The details of an order in whatever state they are: an error first, then what there is, then their shape. */
export function ExchangeOrderBody({ record, ...more }: ExchangeOrderBodyProps) {
  const { data, error } = record;
  if (error && !data) return <ErrorState error={error} onRetry={() => void record.refresh()} />;
  if (data) return <OrderSections order={data} {...more} />;
  return (
    <Stack gap={4} aria-busy="true">
      <Skeleton shape="block" height={220} />
      <Skeleton shape="block" height={72} />
      <Skeleton shape="block" height={72} />
    </Stack>
  );
}

type OrderSectionsProps = Omit<ExchangeOrderBodyProps, 'record'> & { readonly order: ExchangeOrder };

function OrderSections({ order, onOpenTransaction, detailRows }: OrderSectionsProps) {
  const say = useWords(exchangeOrdersMessages);
  return (
    <Stack gap={8}>
      <Part title={say('exchangeOrders.detail.amounts')} items={useAmountItems(order)} />
      <OrderTransactions order={order} onOpenTransaction={onOpenTransaction} />
      <Part
        title={say('exchangeOrders.detail.record')}
        items={[...useRecordItems(order), ...(detailRows?.(order) ?? [])]}
      />
    </Stack>
  );
}

function Part({ title, items }: { readonly title: string; readonly items: readonly DetailItem[] }) {
  return (
    <Stack gap={2} as="section">
      <Heading level={3}>{title}</Heading>
      <DetailList items={items} />
    </Stack>
  );
}
