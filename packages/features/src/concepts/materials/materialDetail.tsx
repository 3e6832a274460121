'use client';

import type { Material } from '@corridor/core';
import { defineDetail } from '../../kit/detail/defineDetail';
import { detailPart } from '../../kit/detail/detailPart';
import { type DetailProps, detailWidget } from '../../kit/detail/detailWidget';
import { MoneyText } from '../../kit/display/MoneyText';
import { lazyPart } from '../../kit/lazyPart';
import { withMessages } from '../../kit/list/withMessages';
import { ownerMerchant } from '../../kit/records/ownerMerchant';
import { coverageMessages } from '../../messages/coverage';
import { fileMessages } from '../../messages/files';
import { materialLinksMessages } from '../../messages/material-links';
import { CertificatesSection } from './MaterialDetail/CertificatesSection';
import { CoverageSection } from './MaterialDetail/CoverageSection';
import { LinksSection } from './MaterialDetail/LinksSection';
import { TimelineSection } from './MaterialDetail/TimelineSection';
import { materialActions } from './materialActions';
import { materialList } from './materialList';

/** Details of a material: what it proves, how much of it is linked, and to what. */
export const materialDetail = defineDetail(
  withMessages(materialList, coverageMessages, fileMessages, materialLinksMessages),
  {
    title: ({ buyerName }) => buyerName,
    subtitle: ({ amount }) => <MoneyText value={amount} />,
    sections: {
      coverage: CoverageSection,
      trade: ['ownerName', 'buyerName', 'buyerCountry', 'senderName', 'tradeComments'],
      certificates: CertificatesSection,
      links: LinksSection,
      timeline: TimelineSection,
      record: ['createdBy', 'createdAt', 'id'],
    },
    actions: materialActions,
    footer: ['delete', 'edit'],
    related: ({ id, ownerId, productType }) => ({
      materialLinks: { segment: 'material-link', filter: { materialId: id } },
      merchant: ownerMerchant({ productType, ownerId }),
    }),
  },
);

/** Details of a material beside the list, or on the whole page. */
export const MaterialDetailPart = detailPart(materialDetail);

/** Props of `MaterialDetail`. */
export interface MaterialDetailProps extends DetailProps<Material> {
  readonly materialId: string;
}

/** One material on a page of its own. */
export const MaterialDetail = detailWidget<MaterialDetailProps>(
  materialDetail,
  'materialId',
  lazyPart(async () => (await import('./MaterialForm')).MaterialFormDrawer),
);
