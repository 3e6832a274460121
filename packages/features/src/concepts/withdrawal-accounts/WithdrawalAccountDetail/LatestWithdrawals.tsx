import type { WithdrawalAccountDetail, WithdrawalOrder } from '@corridor/core';
import type { TableColumn } from '@corridor/ui';
import { useMemo } from 'react';
import { type Translate, useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { RowsSection } from '../../../kit/detail/RowsSection';
import { InstantText } from '../../../kit/display/InstantText';
import { MoneyText } from '../../../kit/display/MoneyText';
import { OrderStatusChip } from '../../../kit/display/OrderStatusChip';
import { RecordLink } from '../../../kit/display/RecordLink';
import { withdrawalAccountsMessages } from '../../../messages/withdrawal-accounts';
import { useRuntime } from '../../../runtime/Runtime';
import { usePage } from '../../../runtime/usePage';

function orderColumns(t: Translate<keyof (typeof withdrawalAccountsMessages)['en']>): TableColumn<WithdrawalOrder>[] {
  return [
    {
      id: 'when',
      header: t('withdrawalAccounts.orders.when'),
      cell: ({ id, createdAt }) => (
        <RecordLink to={{ segment: 'withdrawal-order', id }}>
          <InstantText value={createdAt} dayOnly />
        </RecordLink>
      ),
      width: 110,
    },
    {
      id: 'status',
      header: t('withdrawalAccounts.orders.status'),
      cell: ({ displayStatus }) => <OrderStatusChip status={displayStatus} />,
      width: 124,
      grow: 0,
    },
    {
      id: 'amount',
      header: t('withdrawalAccounts.orders.amount'),
      cell: ({ amount }) => <MoneyText value={amount} />,
      align: 'end',
      width: 138,
      grow: 0,
      narrow: 'aside',
    },
  ];
}

/** The latest orders to a withdrawal account, with the way to all of them. */
export function LatestWithdrawals({ record: { id }, level }: SectionProps<WithdrawalAccountDetail>) {
  const t = useMessages(withdrawalAccountsMessages);
  const { gateway } = useRuntime();
  const page = usePage(gateway.withdrawalOrders, { page: 1, size: 5, filter: { withdrawalAccountId: id } });
  const columns = useMemo(() => orderColumns(t), [t]);
  return (
    <RowsSection
      {...{ level, columns }}
      read={{ ...page, data: page.data?.items }}
      title={t('withdrawalAccounts.section.orders')}
      none={t('withdrawalAccounts.orders.none')}
      all={{ segment: 'withdrawal-order', filter: { withdrawalAccountId: id } }}
    />
  );
}
