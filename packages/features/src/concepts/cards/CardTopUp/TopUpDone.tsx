import { transactionStatus } from '@corridor/core';
import { StatusChip } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { DetailList } from '../../../kit/display/DetailList';
import { IdText } from '../../../kit/display/IdText';
import { InstantText } from '../../../kit/display/InstantText';
import { MoneyText } from '../../../kit/display/MoneyText';
import { RecordLink } from '../../../kit/display/RecordLink';
import { Figure } from '../../../kit/ticket/Figure';
import { usePaidItems } from '../../../kit/ticket/payer';
import type { DoneProps } from '../../../kit/ticket/TicketDeclaration';
import { TicketDone } from '../../../kit/ticket/TicketDone';
import { cardTopUpMessages } from '../../../messages/card-top-up';
import { transactionsMessages } from '../../../messages/transactions';
import { useCardName } from '../display/useCardName';
import type { TopUpShape } from './topUpShape';

/** The booked top-up: what the card received and has now. */
export function TopUpDone({ order, options: { card }, onRestart }: DoneProps<TopUpShape>) {
  const t = useMessages(cardTopUpMessages, transactionsMessages);
  const nameOf = useCardName();
  const paid = usePaidItems(order.accountId);
  return (
    <TicketDone
      concept="cards.topUp"
      title={t('cards.topUp.done.booked')}
      status={<StatusChip tone="success">{t(transactionStatus.labelKey(transactionStatus.code.normal))}</StatusChip>}
      onOpen={undefined}
      onRestart={onRestart}
    >
      <Figure label={t('cards.topUp.into', { card: nameOf(card) })} value={order.amount} />
      <DetailList
        items={[
          ...paid,
          { label: t('cards.topUp.done.balance'), value: <MoneyText value={order.balance} /> },
          { label: t('cards.topUp.done.bookedAt'), value: <InstantText value={order.bookedAt} /> },
          {
            label: t('cards.topUp.done.transaction'),
            value: (
              <RecordLink to={{ segment: 'transaction', id: order.id }}>
                <IdText value={order.id} what={t('cards.topUp.done.transaction')} />
              </RecordLink>
            ),
          },
        ]}
      />
    </TicketDone>
  );
}
