import {
  type AccountTransaction,
  accountTransactionType,
  type CollectionDetail,
  transactionComponent,
} from '@corridor/core';
import type { TableColumn } from '@corridor/ui';
import { useMemo } from 'react';
import { type Translate, useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { RowsSection } from '../../../kit/detail/RowsSection';
import { ChangeText } from '../../../kit/display/ChangeText';
import { InstantText } from '../../../kit/display/InstantText';
import { RecordLink } from '../../../kit/display/RecordLink';
import { collectionsMessages } from '../../../messages/collections';
import { transactionsMessages } from '../../../messages/transactions';
import { useRuntime } from '../../../runtime/Runtime';
import { usePage } from '../../../runtime/usePage';

type LedgerWords = Translate<keyof (typeof collectionsMessages)['en'] | keyof (typeof transactionsMessages)['en']>;

const OLDEST_FIRST = { field: 'createdAt', direction: 'asc' } as const;

function ledgerColumns(t: LedgerWords): TableColumn<AccountTransaction>[] {
  return [
    {
      id: 'what',
      header: t('collections.ledger.what'),
      cell: ({ id, type }) => (
        <RecordLink to={{ segment: 'transaction', id }}>{t(accountTransactionType.labelKey(type))}</RecordLink>
      ),
      width: 110,
    },
    {
      id: 'component',
      header: t('collections.ledger.component'),
      value: ({ component }) => t(transactionComponent.labelKey(component)),
      width: 140,
    },
    {
      id: 'createdAt',
      header: t('collections.ledger.createdAt'),
      cell: ({ createdAt }) => <InstantText value={createdAt} dayOnly />,
      width: 104,
      grow: 0,
    },
    {
      id: 'change',
      header: t('collections.ledger.change'),
      cell: ({ balanceChange }) => <ChangeText value={balanceChange} />,
      align: 'end',
      width: 140,
      grow: 0,
    },
  ];
}

/** How the money of a collection moved: pending on arrival, available on approval, or back to its payer. */
export function LedgerLines({ record: { id: search }, level }: SectionProps<CollectionDetail>) {
  const t = useMessages(collectionsMessages, transactionsMessages);
  const { gateway } = useRuntime();
  const page = usePage(gateway.transactions, { page: 1, size: 10, sort: OLDEST_FIRST, filter: { search } });
  const columns = useMemo(() => ledgerColumns(t), [t]);
  return (
    <RowsSection
      {...{ level, columns }}
      read={{ ...page, data: page.data?.items }}
      title={t('collections.ledger.title')}
      none={t('collections.ledger.none')}
      note={t('collections.ledger.note')}
    />
  );
}
