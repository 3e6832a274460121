import { type MerchantDetail, merchantDocumentKind, missingDocuments, rejectionReason } from '@corridor/core';
import { Banner } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { merchantsMessages } from '../../../messages/merchants';

/** What a merchant still needs before its review, why it was sent back, or who reviews it now. */
export function StandingNotice({ record }: SectionProps<MerchantDetail>) {
  const t = useMessages(merchantsMessages);
  const { status, review, ownReview, reviewer, type, documents, allowedActions } = record;
  if (status === 'underReview') {
    if (ownReview) return <Banner tone="info">{t('merchants.review.own')}</Banner>;
    return reviewer && <Banner tone="info">{t('merchants.review.openBy', { name: reviewer })}</Banner>;
  }
  if (review && (status === 'rejected' || status === 'toBeSupplemented')) {
    const lines = [...review.reasons.map((reason) => t(rejectionReason.labelKey(reason))), review.note];
    return (
      <Banner
        tone={status === 'rejected' ? 'danger' : 'warning'}
        title={t(status === 'rejected' ? 'merchants.standing.rejected' : 'merchants.standing.toBeSupplemented')}
      >
        {lines.filter(Boolean).join(' · ')}
      </Banner>
    );
  }
  const missing = missingDocuments(type, documents);
  if (!allowedActions.includes('upload')) return null;
  if (missing.length === 0) return <Banner tone="success">{t('merchants.standing.complete')}</Banner>;
  const names = missing.map((kind) => t(merchantDocumentKind.labelKey(kind)));
  return (
    <Banner tone="info" title={t('merchants.standing.missing', { count: missing.length })}>
      {names.join(' · ')}
    </Banner>
  );
}
