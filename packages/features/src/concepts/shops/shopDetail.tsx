'use client';

import { enablement, type Shop } from '@corridor/core';
import { StatusChip } from '@corridor/ui';
import { columnsOf } from '../../kit/columns/columnsOf';
import { defineDetail } from '../../kit/detail/defineDetail';
import { detailPart } from '../../kit/detail/detailPart';
import { type DetailProps, detailWidget } from '../../kit/detail/detailWidget';
import { enablementTones } from '../../kit/display/enablementTones';
import { lazyPart } from '../../kit/lazyPart';
import { shopActions } from './shopActions';
import { shopList } from './shopList';

const { text, id } = columnsOf<Shop>();

/** Details of a shop. */
export const shopDetail = defineDetail(shopList, {
  subtitle: ({ status }, { t }) => (
    <StatusChip tone={enablementTones[status]}>{t(enablement.labelKey(status))}</StatusChip>
  ),
  lines: { brand: text(), ownerId: id({ leadsTo: ({ ownerId }) => ({ segment: 'merchant', id: ownerId }) }) },
  sections: {
    overview: ['name', 'brand', 'ownerName', 'businessType', 'websiteUrl'],
    record: ['createdAt', 'id', 'ownerId'],
  },
  actions: shopActions,
  footer: ['disable', 'enable', 'edit'],
});

/** Details of a shop beside the list, or on the whole page. */
export const ShopDetailPart = detailPart(shopDetail);

/** Props of `ShopDetail`. */
export interface ShopDetailProps extends DetailProps<Shop> {
  readonly shopId: string;
}

/** One shop on a page of its own. */
export const ShopDetail = detailWidget<ShopDetailProps>(
  shopDetail,
  'shopId',
  lazyPart(async () => (await import('./shopForm')).ShopFormDrawer),
);
