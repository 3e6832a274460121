'use client';

import { type MerchantDetail as MerchantRecord, merchantType, onboardingStatus } from '@corridor/core';
import { Inline, StatusChip } from '@corridor/ui';
import { defineDetail } from '../../kit/detail/defineDetail';
import { detailPart } from '../../kit/detail/detailPart';
import { type DetailProps, detailWidget } from '../../kit/detail/detailWidget';
import { lazyPart } from '../../kit/lazyPart';
import { withMessages } from '../../kit/list/withMessages';
import { fileMessages } from '../../messages/files';
import { onboardingTones } from './display/onboardingTones';
import { DocumentsSection } from './MerchantDetail/DocumentsSection';
import { ProfileSections } from './MerchantDetail/ProfileSections';
import { StandingNotice } from './MerchantDetail/StandingNotice';
import { TimelineSection } from './MerchantDetail/TimelineSection';
import { merchantActions } from './merchantActions';
import { merchantList } from './merchantList';

/** Details of a merchant: where its onboarding stands, then profile, documents and timeline on tabs. */
export const merchantDetail = defineDetail(withMessages(merchantList, fileMessages), {
  subtitle: ({ type, status }, { t }) => (
    <Inline as="span" gap={2}>
      <span>{t(merchantType.labelKey(type))}</span>
      <StatusChip tone={onboardingTones[status]}>{t(onboardingStatus.labelKey(status))}</StatusChip>
    </Inline>
  ),
  sections: {
    standing: StandingNotice,
    details: ProfileSections,
    record: ['createdAt', 'id'],
    documents: DocumentsSection,
    timeline: TimelineSection,
  },
  tabs: {
    profile: ['details', 'record'],
    documents: ['documents'],
    timeline: ['timeline'],
  },
  related: ({ id }) => ({
    cards: { segment: 'card', filter: { merchantId: id } },
    accounts: { segment: 'account', filter: { ownerId: id } },
    transactions: { segment: 'transaction', filter: { ownerId: id } },
    deposits: { segment: 'deposit', filter: { ownerId: id } },
    exchange: { segment: 'exchange-order', filter: { ownerId: id } },
    payments: { segment: 'payment-order', filter: { ownerId: id } },
    statements: { segment: 'statement', filter: { ownerId: id } },
    transfers: { segment: 'transfer-order', filter: { ownerId: id } },
    withdrawals: { segment: 'withdrawal-order', filter: { ownerId: id } },
    collections: { segment: 'collection', filter: { ownerId: id } },
  }),
  actions: merchantActions,
  footer: ['edit', 'reject', 'requestMore', 'approve', 'enable', 'submit'],
});

/** Details of a merchant beside the list, or on the whole page. */
export const MerchantDetailPart = detailPart(merchantDetail);

/** Props of `MerchantDetail`. */
export interface MerchantDetailProps extends DetailProps<MerchantRecord> {
  readonly merchantId: string;
}

/** One merchant on a page of its own: status and what it lacks, profile, documents, timeline and the allowed actions. */
export const MerchantDetail = detailWidget<MerchantDetailProps>(
  merchantDetail,
  'merchantId',
  lazyPart(async () => (await import('./merchantForm')).MerchantFormDrawer),
);
