import { type Collection, type CollectionFilter, collectionAuditStatus } from '@corridor/core';
import type { TableColumn } from '@corridor/ui';
import { useMemo } from 'react';
import { type Translate, useMessages } from '../../i18n/useMessages';
import { collectionsMessages } from '../../messages/collections';
import { useRuntime } from '../../runtime/Runtime';
import { usePage } from '../../runtime/usePage';
import { InstantText } from '../display/InstantText';
import type { SectionLevel } from '../display/levelBelow';
import { MoneyText } from '../display/MoneyText';
import { RecordLink } from '../display/RecordLink';
import { RowsSection } from './RowsSection';

/** Props of `CollectionRows`. */
export interface CollectionRowsProps {
  readonly level: SectionLevel;
  readonly title: string;
  /** What it means that there are none. */
  readonly none: string;
  readonly note?: string | undefined;
  /** Whose collections; also what the way to all of them shows. */
  readonly filter: Readonly<Partial<Pick<CollectionFilter, 'accountId' | 'virtualAccountId' | 'status' | 'returned'>>>;
  /** How many are read, the newest first. */
  readonly size: number;
  /** Says what the others sum up to, where not all are shown. */
  readonly restOf?: (shown: readonly Collection[], others: number) => string;
}

function columnsFor(t: Translate<keyof (typeof collectionsMessages)['en']>): TableColumn<Collection>[] {
  return [
    {
      id: 'payer',
      header: t('collections.column.payerName'),
      cell: ({ id, payerName }) => <RecordLink to={{ segment: 'collection', id }}>{payerName}</RecordLink>,
      width: 130,
    },
    {
      id: 'receivedAt',
      header: t('collections.column.receivedAt'),
      cell: ({ receivedAt }) => <InstantText value={receivedAt} dayOnly />,
      width: 104,
      grow: 0,
    },
    {
      id: 'status',
      header: t('collections.column.status'),
      value: ({ status }) => t(collectionAuditStatus.labelKey(status)),
      width: 128,
    },
    {
      id: 'amount',
      header: t('collections.column.amount'),
      cell: ({ amount }) => <MoneyText value={amount} />,
      align: 'end',
      width: 132,
      grow: 0,
    },
  ];
}

/** Section of a detail with some collections that belong to the record, and the way to all of them. */
export function CollectionRows({ filter, size, restOf, ...section }: CollectionRowsProps) {
  const t = useMessages(collectionsMessages);
  const { gateway } = useRuntime();
  const { returned, ...rest } = filter;
  const page = usePage(gateway.collections, { page: 1, size, filter });
  const columns = useMemo(() => columnsFor(t), [t]);
  const { items, total = 0 } = page.data ?? {};
  const others = items ? total - items.length : 0;
  return (
    <RowsSection
      {...section}
      columns={columns}
      read={{ ...page, data: items }}
      rest={items && others > 0 ? restOf?.(items, others) : undefined}
      all={{ segment: 'collection', filter: returned === undefined ? rest : { ...rest, returned: String(returned) } }}
    />
  );
}
