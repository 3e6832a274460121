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
  /** Level of the headings of its parts. Default 3. */
  readonly partLevel?: PartLevel | undefined;
}

type PartLevel = 2 | 3 | 4 | 5;

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

function OrderSections({ order, onOpenTransaction, detailRows, partLevel = 3 }: OrderSectionsProps) {
  const say = useWords(exchangeOrdersMessages);
  return (
    <Stack gap={8}>
      <Part level={partLevel} title={say('exchangeOrders.detail.amounts')} items={useAmountItems(order)} />
      <OrderTransactions order={order} onOpenTransaction={onOpenTransaction} headingLevel={partLevel} />
      <Part
        level={partLevel}
        title={say('exchangeOrders.detail.record')}
        items={[...useRecordItems(order), ...(detailRows?.(order) ?? [])]}
      />
    </Stack>
  );
}

interface PartProps {
  readonly level: PartLevel;
  readonly title: string;
  readonly items: readonly DetailItem[];
}

function Part({ level, title, items }: PartProps) {
  return (
    <Stack gap={2} as="section">
      <Heading level={level} variant="body">
        {title}
      </Heading>
      <DetailList items={items} />
    </Stack>
  );
}
