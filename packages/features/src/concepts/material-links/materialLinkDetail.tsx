import { type MaterialLink, materialLinkStatus } from '@corridor/core';
import { StatusChip } from '@corridor/ui';
import { columnsOf } from '../../kit/columns/columnsOf';
import { defineDetail } from '../../kit/detail/defineDetail';
import { detailPart } from '../../kit/detail/detailPart';
import { linkTones } from '../../kit/display/linkTones';
import { StandingSection } from './MaterialLinkDetail/StandingSection';
import { materialLinkActions } from './materialLinkActions';
import { materialLinkList } from './materialLinkList';

const { id, party, instant } = columnsOf<MaterialLink>();

/** Details of a link: what it covers, and whether it can still be removed. */
export const materialLinkDetail = defineDetail(materialLinkList, {
  subtitle: ({ status }, { t }) => (
    <StatusChip tone={linkTones[status]}>{t(materialLinkStatus.labelKey(status))}</StatusChip>
  ),
  lines: {
    buyerName: party({ leadsTo: ({ materialId }) => ({ segment: 'material', id: materialId }) }),
    payerName: party({ leadsTo: ({ collectionId }) => ({ segment: 'collection', id: collectionId }) }),
    materialId: id({ leadsTo: ({ materialId }) => ({ segment: 'material', id: materialId }) }),
    collectionId: id({ leadsTo: ({ collectionId }) => ({ segment: 'collection', id: collectionId }) }),
    releasedAt: instant(),
  },
  sections: {
    standing: StandingSection,
    overview: ['amount', 'buyerName', 'payerName', 'collectionStatus', 'ownerName'],
    record: ['createdBy', 'createdAt', 'releasedAt', 'materialId', 'collectionId', 'id'],
  },
  actions: materialLinkActions,
  footer: ['delete'],
  related: ({ materialId, collectionId }) => ({
    material: { segment: 'material', id: materialId },
    collection: { segment: 'collection', id: collectionId },
  }),
});

/** Details of a link beside the list, or on the whole page. */
export const MaterialLinkDetailPart = detailPart(materialLinkDetail);
