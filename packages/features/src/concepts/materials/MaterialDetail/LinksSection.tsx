import { type MaterialDetail, type MaterialLink, materialLinkStatus } from '@corridor/core';
import { StatusChip, type TableColumn } from '@corridor/ui';
import { useMemo } from 'react';
import { type Translate, useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { RowsSection } from '../../../kit/detail/RowsSection';
import { InstantText } from '../../../kit/display/InstantText';
import { linkTones } from '../../../kit/display/linkTones';
import { MoneyText } from '../../../kit/display/MoneyText';
import { RecordLink } from '../../../kit/display/RecordLink';
import { materialLinksMessages } from '../../../messages/material-links';
import { materialsMessages } from '../../../messages/materials';
import { useRuntime } from '../../../runtime/Runtime';
import { usePage } from '../../../runtime/usePage';

type LinkWords = Translate<keyof (typeof materialsMessages)['en'] | keyof (typeof materialLinksMessages)['en']>;

function linkColumns(t: LinkWords): TableColumn<MaterialLink>[] {
  return [
    {
      id: 'payer',
      header: t('materials.links.payer'),
      cell: ({ collectionId, payerName }) => (
        <RecordLink to={{ segment: 'collection', id: collectionId }}>{payerName}</RecordLink>
      ),
      width: 140,
    },
    {
      id: 'createdAt',
      header: t('materials.links.createdAt'),
      cell: ({ createdAt }) => <InstantText value={createdAt} dayOnly />,
      width: 104,
      grow: 0,
    },
    {
      id: 'status',
      header: t('materials.links.status'),
      cell: ({ status }) => <StatusChip tone={linkTones[status]}>{t(materialLinkStatus.labelKey(status))}</StatusChip>,
      width: 104,
      grow: 0,
    },
    {
      id: 'amount',
      header: t('materials.links.amount'),
      cell: ({ amount }) => <MoneyText value={amount} />,
      align: 'end',
      width: 132,
      grow: 0,
    },
  ];
}

/** The collections that a material covers, or covered. */
export function LinksSection({ record: { id }, level }: SectionProps<MaterialDetail>) {
  const t = useMessages(materialsMessages, materialLinksMessages);
  const { gateway } = useRuntime();
  const page = usePage(gateway.materialLinks, { page: 1, size: 50, filter: { materialId: id } });
  const columns = useMemo(() => linkColumns(t), [t]);
  return (
    <RowsSection
      {...{ level, columns }}
      read={{ ...page, data: page.data?.items }}
      title={t('materials.section.links')}
      none={t('materials.links.none')}
      all={{ segment: 'material-link', filter: { materialId: id } }}
    />
  );
}
