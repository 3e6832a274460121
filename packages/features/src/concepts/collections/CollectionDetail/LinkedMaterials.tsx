import { type CollectionDetail, type MaterialLink, materialLinkStatus } from '@corridor/core';
import type { TableColumn } from '@corridor/ui';
import { useMemo } from 'react';
import { type Translate, useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { RowsSection } from '../../../kit/detail/RowsSection';
import { InstantText } from '../../../kit/display/InstantText';
import { MoneyText } from '../../../kit/display/MoneyText';
import { RecordLink } from '../../../kit/display/RecordLink';
import { collectionsMessages } from '../../../messages/collections';
import { materialLinksMessages } from '../../../messages/material-links';
import { useRuntime } from '../../../runtime/Runtime';
import { usePage } from '../../../runtime/usePage';

type LinkWords = Translate<keyof (typeof collectionsMessages)['en'] | keyof (typeof materialLinksMessages)['en']>;

function linkColumns(t: LinkWords): TableColumn<MaterialLink>[] {
  return [
    {
      id: 'buyer',
      header: t('collections.materials.buyer'),
      cell: ({ materialId, buyerName }) => (
        <RecordLink to={{ segment: 'material', id: materialId }}>{buyerName}</RecordLink>
      ),
      width: 130,
    },
    {
      id: 'createdAt',
      header: t('collections.materials.createdAt'),
      cell: ({ createdAt }) => <InstantText value={createdAt} dayOnly />,
      width: 104,
      grow: 0,
    },
    {
      id: 'status',
      header: t('collections.materials.status'),
      value: ({ status }) => t(materialLinkStatus.labelKey(status)),
      width: 96,
    },
    {
      id: 'amount',
      header: t('collections.materials.amount'),
      cell: ({ amount }) => <MoneyText value={amount} />,
      align: 'end',
      width: 132,
      grow: 0,
    },
  ];
}

/** The materials that cover a collection, and those that were unlinked by a rejection. */
export function LinkedMaterials({ record: { id: collectionId }, level }: SectionProps<CollectionDetail>) {
  const t = useMessages(collectionsMessages, materialLinksMessages);
  const { gateway } = useRuntime();
  const page = usePage(gateway.materialLinks, { page: 1, size: 10, filter: { collectionId } });
  const columns = useMemo(() => linkColumns(t), [t]);
  return (
    <RowsSection
      {...{ level, columns }}
      read={{ ...page, data: page.data?.items }}
      title={t('collections.materials.title')}
      none={t('collections.materials.none')}
      all={{ segment: 'material-link', filter: { collectionId } }}
    />
  );
}
