import { type Account, type AccountTransaction, accountTransactionType } from '@corridor/core';
import type { TableColumn } from '@corridor/ui';
import { useMemo } from 'react';
import { type Translate, useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { RowsSection } from '../../../kit/detail/RowsSection';
import { InstantText } from '../../../kit/display/InstantText';
import { MoneyText } from '../../../kit/display/MoneyText';
import { RecordLink } from '../../../kit/display/RecordLink';
import { TransactionChange } from '../../../kit/display/TransactionChange';
import { accountsMessages } from '../../../messages/accounts';
import { transactionsMessages } from '../../../messages/transactions';
import { useRuntime } from '../../../runtime/Runtime';
import { usePage } from '../../../runtime/usePage';

type MovementWords = Translate<keyof (typeof accountsMessages)['en'] | keyof (typeof transactionsMessages)['en']>;

function movementColumns(t: MovementWords): TableColumn<AccountTransaction>[] {
  return [
    {
      id: 'what',
      header: t('accounts.movements.what'),
      cell: ({ id, type, counterpartyName }) => (
        <RecordLink to={{ segment: 'transaction', id }}>
          {counterpartyName ?? t(accountTransactionType.labelKey(type))}
        </RecordLink>
      ),
      width: 130,
    },
    {
      id: 'when',
      header: t('accounts.movements.when'),
      cell: ({ createdAt }) => <InstantText value={createdAt} dayOnly />,
      width: 104,
      grow: 0,
    },
    {
      id: 'change',
      header: t('accounts.movements.change'),
      cell: (transaction) => <TransactionChange transaction={transaction} />,
      align: 'end',
      width: 132,
      grow: 0,
      narrow: 'aside',
    },
    {
      id: 'after',
      header: t('accounts.movements.after'),
      cell: ({ balanceAfter }) => (balanceAfter ? <MoneyText value={balanceAfter} /> : t('transactions.notBooked')),
      align: 'end',
      width: 132,
      grow: 0,
      narrow: 'line',
    },
  ];
}

/** The latest transactions of an account, with the way to all of them. */
export function AccountMovements({ record: { id }, level }: SectionProps<Account>) {
  const t = useMessages(accountsMessages, transactionsMessages);
  const { gateway } = useRuntime();
  const page = usePage(gateway.transactions, { page: 1, size: 5, filter: { accountId: id } });
  const columns = useMemo(() => movementColumns(t), [t]);
  return (
    <RowsSection
      {...{ level, columns }}
      read={{ ...page, data: page.data?.items }}
      title={t('accounts.movements.title')}
      none={t('accounts.movements.none')}
      all={{ segment: 'transaction', filter: { accountId: id } }}
    />
  );
}
