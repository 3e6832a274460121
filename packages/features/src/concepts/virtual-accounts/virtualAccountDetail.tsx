'use client';

import { enablement, type GatewayFile, type VirtualAccount } from '@corridor/core';
import { StatusChip } from '@corridor/ui';
import { columnsOf } from '../../kit/columns/columnsOf';
import { defineDetail } from '../../kit/detail/defineDetail';
import { detailPart } from '../../kit/detail/detailPart';
import { type DetailProps, detailWidget } from '../../kit/detail/detailWidget';
import { enablementTones } from '../../kit/display/enablementTones';
import { lazyPart } from '../../kit/lazyPart';
import { withMessages } from '../../kit/list/withMessages';
import { ownerMerchant } from '../../kit/records/ownerMerchant';
import { collectionsMessages } from '../../messages/collections';
import { LatestCollections } from './VirtualAccountDetail/LatestCollections';
import { PayerCard } from './VirtualAccountDetail/PayerCard';
import { virtualAccountActions } from './virtualAccountActions';
import { virtualAccountList } from './virtualAccountList';

const { id } = columnsOf<VirtualAccount>();

/** Details of a virtual account: what payers need to know, whose it is, and what arrived under it. */
export const virtualAccountDetail = defineDetail(withMessages(virtualAccountList, collectionsMessages), {
  subtitle: ({ status }, { t }) => (
    <StatusChip tone={enablementTones[status]}>{t(enablement.labelKey(status))}</StatusChip>
  ),
  lines: { ownerId: id() },
  sections: {
    card: PayerCard,
    overview: ['label', 'ownerName', 'shopName', 'nameType'],
    latest: LatestCollections,
    record: ['createdAt', 'id', 'ownerId'],
  },
  related: ({ id: virtualAccountId, ownerId, productType }) => ({
    merchant: ownerMerchant({ productType, ownerId }),
    collections: { segment: 'collection', filter: { virtualAccountId } },
  }),
  actions: virtualAccountActions,
  footer: ['disable', 'enable', 'edit'],
});

/** Details of a virtual account beside the list, or on the whole page. */
export const VirtualAccountDetailPart = detailPart(virtualAccountDetail);

/** Props of `VirtualAccountDetail`. */
export interface VirtualAccountDetailProps extends DetailProps<VirtualAccount> {
  readonly virtualAccountId: string;
  /** Receives the letter for payers, to save it; without it there is none. */
  readonly onExport?: (file: GatewayFile) => void;
}

/** One virtual account on a page of its own: the details for payers with copy and letter, and what arrived under it. */
export const VirtualAccountDetail = detailWidget<VirtualAccountDetailProps>(
  virtualAccountDetail,
  'virtualAccountId',
  lazyPart(async () => (await import('./VirtualAccountForm/VirtualAccountFormDrawer')).VirtualAccountFormDrawer),
);
