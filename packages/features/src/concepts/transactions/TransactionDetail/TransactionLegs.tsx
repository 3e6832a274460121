import {
  type AccountTransaction,
  type AccountTransactionDetail,
  accountTransactionType,
  transactionStatus,
} from '@corridor/core';
import { StatusChip, Table, type TableColumn, Text } from '@corridor/ui';
import { useMemo } from 'react';
import { type Translate, useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { DetailSection } from '../../../kit/detail/DetailSection';
import { RecordLink } from '../../../kit/display/RecordLink';
import { TransactionChange } from '../../../kit/display/TransactionChange';
import { transactionsMessages } from '../../../messages/transactions';
import { transactionTones } from '../display/transactionTones';

type LegWords = Translate<keyof (typeof transactionsMessages)['en']>;

function legColumns(t: LegWords): TableColumn<AccountTransaction>[] {
  return [
    {
      id: 'what',
      header: t('transactions.legs.what'),
      cell: ({ id, type }) => (
        <RecordLink to={{ segment: 'transaction', id }}>{t(accountTransactionType.labelKey(type))}</RecordLink>
      ),
      width: 110,
    },
    { id: 'owner', header: t('transactions.legs.owner'), value: ({ ownerName }) => ownerName, width: 130 },
    {
      id: 'status',
      header: t('transactions.legs.status'),
      cell: ({ status }) => (
        <StatusChip tone={transactionTones[status]}>{t(transactionStatus.labelKey(status))}</StatusChip>
      ),
      width: 112,
      grow: 0,
    },
    {
      id: 'change',
      header: t('transactions.legs.change'),
      cell: (transaction) => <TransactionChange transaction={transaction} />,
      align: 'end',
      width: 140,
      grow: 0,
    },
  ];
}

/** The other transactions of the same origin, such as the money that came in for what an exchange took. */
export function TransactionLegs({ record: { related, source }, level }: SectionProps<AccountTransactionDetail>) {
  const t = useMessages(transactionsMessages);
  const columns = useMemo(() => legColumns(t), [t]);
  if (!source) return null;
  const title = t('transactions.legs.title');
  return (
    <DetailSection level={level} title={title}>
      {related.length === 0 ? (
        <Text variant="caption" color="muted">
          {t('transactions.legs.none')}
        </Text>
      ) : (
        <Table label={title} columns={columns} rows={related} rowId={idOf} />
      )}
    </DetailSection>
  );
}

const idOf = ({ id }: AccountTransaction) => id;
