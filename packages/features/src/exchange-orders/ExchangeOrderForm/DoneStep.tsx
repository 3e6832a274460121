import type { ExchangeOrder } from '@corridor/core';
import { ArrowForwardIcon, Box, Button, Heading, Icon, Inline, Stack, SuccessIcon, Text } from '@corridor/ui';
import { type DetailItem, DetailList } from '../../display/DetailList';
import { IdText } from '../../display/IdText';
import { InstantText } from '../../display/InstantText';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { useFocusOnce } from '../../runtime/useFocusOnce';
import { useWords } from '../../words/useWords';
import { OrderStatusChip } from '../display/OrderStatusChip';
import { OrderTransactions } from '../display/OrderTransactions';
import { useExchangeOrder } from '../display/useExchangeOrder';
import { Figure } from './Figure';
import { FigureLine } from './ticket.styles';

/** Props of `DoneStep`. */
export interface DoneStepProps {
  readonly order: ExchangeOrder;
  readonly onRestart: () => void;
  readonly onOpenOrder?: (orderId: string) => void;
  readonly onOpenTransaction?: (transactionId: string) => void;
}

/** The accepted order, followed until it is completed, and what may be done next. */
export function DoneStep({ order: accepted, onRestart, onOpenOrder, onOpenTransaction }: DoneStepProps) {
  const say = useWords(exchangeOrdersMessages);
  const heading = useFocusOnce<HTMLElement>();
  const { data: order = accepted } = useExchangeOrder(accepted.id);
  const isOver = order.completedAt !== null;
  return (
    <Box as="section" border radius="card" surface="base" padding={5} style={{ maxInlineSize: 640 }}>
      <Stack gap={5}>
        <Inline gap={3}>
          <Text color="success">
            <Icon of={SuccessIcon} size="lg" />
          </Text>
          <Heading level={3} ref={heading} tabIndex={-1}>
            {say(isOver ? 'exchangeOrders.done.completed' : 'exchangeOrders.done.accepted')}
          </Heading>
          <span role="status">
            <OrderStatusChip status={order.displayStatus} />
          </span>
        </Inline>
        <FigureLine>
          <Figure label={say('exchangeOrders.column.sell')} value={order.sell} />
          <Icon of={ArrowForwardIcon} mirror />
          <Figure label={say('exchangeOrders.column.buy')} value={order.buy} />
        </FigureLine>
        <DetailList items={useDoneItems(order)} />
        <OrderTransactions order={order} onOpenTransaction={onOpenTransaction} />
        <Inline gap={3} justify="end">
          {onOpenOrder && <Button onClick={() => onOpenOrder(order.id)}>{say('exchangeOrders.done.open')}</Button>}
          <Button variant="primary" onClick={onRestart}>
            {say('exchangeOrders.done.again')}
          </Button>
        </Inline>
      </Stack>
    </Box>
  );
}

function useDoneItems({ id, ownerName, settlesAt, completedAt }: ExchangeOrder): DetailItem[] {
  const say = useWords(exchangeOrdersMessages);
  return [
    { label: say('exchangeOrders.column.owner'), value: ownerName },
    completedAt
      ? { label: say('exchangeOrders.column.completed'), value: <InstantText value={completedAt} /> }
      : { label: say('exchangeOrders.column.settles'), value: <InstantText value={settlesAt} /> },
    { label: say('exchangeOrders.column.id'), value: <IdText value={id} what={say('exchangeOrders.column.id')} /> },
  ];
}
