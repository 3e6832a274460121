import { type MerchantDetail, onboardingStatus } from '@corridor/core';
import { Banner, Heading, Inline, Skeleton, Stack, StatusChip } from '@corridor/ui';
import { useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { useDisplayTools } from '../../../kit/columns/useDisplayTools';
import { ErrorState } from '../../../kit/display/ErrorState';
import { levelBelow, type SectionLevel } from '../../../kit/display/levelBelow';
import { ProblemBanner } from '../../../kit/display/ProblemBanner';
import { useFileTransform } from '../../../kit/files/useFileTransform';
import { merchantsMessages } from '../../../messages/merchants';
import { useRuntime } from '../../../runtime/Runtime';
import { useFocusOnce } from '../../../runtime/useFocusOnce';
import { useRecord } from '../../../runtime/useRecord';
import { onboardingTones } from '../display/onboardingTones';
import { ProfileSections } from '../MerchantDetail/ProfileSections';
import { merchantActions } from '../merchantActions';
import { DECISION_KEYS, type Decision, DecisionBar, decisionsFor } from './DecisionBar';
import { ReviewDocuments } from './ReviewDocuments';
import { ReviewBody, ReviewData } from './review.styles';
import { reviewKeys } from './reviewKeys';
import { useReviewLease } from './useReviewLease';

/** Props of `ReviewedMerchant`. */
export interface ReviewedMerchantProps {
  readonly merchantId: string;
  readonly level: SectionLevel;
  /** Nobody else waits. */
  readonly isLast: boolean;
  /** Goes on; `decided` where this one no longer waits. */
  readonly onNext: (decided: boolean) => Promise<void>;
}

/** One merchant of the queue, once its record is there. */
export function ReviewedMerchant(props: ReviewedMerchantProps) {
  const { gateway } = useRuntime();
  const { data, error, refresh } = useRecord(gateway.merchants, props.merchantId);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refresh()} />;
  if (!data) return <Skeleton shape="block" height={480} />;
  return <OpenReview {...props} merchant={data} />;
}

function OpenReview({
  merchant,
  level,
  isLast,
  onNext,
}: ReviewedMerchantProps & { readonly merchant: MerchantDetail }) {
  const t = useMessages(merchantsMessages);
  const tools = useDisplayTools();
  const head = useFocusOnce<HTMLHeadingElement>();
  const [asked, ask] = useState<Decision | null>(null);
  const mayDecide = merchant.allowedActions.includes('approve') || merchant.allowedActions.includes('reject');
  const { lease, error, retry } = useReviewLease(merchant.id, mayDecide);
  const others = lease && !lease.isMine ? lease.reviewer : null;
  const decisions = lease?.isMine ? decisionsFor(merchant) : [];
  const transform = useFileTransform();
  const press = reviewKeys({
    transform,
    isAsking: asked !== null,
    onNext: () => void onNext(false),
    onDecide: (key) => {
      const decision = decisions.find((one) => DECISION_KEYS[one] === key);
      if (decision) ask(decision);
    },
  });
  return (
    <Stack as="article" gap={4} aria-label={merchant.name} onKeyDown={press}>
      <Inline justify="between" align="center" gap={3}>
        <Inline gap={3} align="center">
          <Heading level={level} ref={head} tabIndex={-1} style={{ outline: 'none' }}>
            {merchant.name}
          </Heading>
          <StatusChip tone={onboardingTones[merchant.status]}>
            {t(onboardingStatus.labelKey(merchant.status))}
          </StatusChip>
        </Inline>
        <DecisionBar decisions={decisions} onDecide={ask} onNext={() => void onNext(false)} />
      </Inline>
      <ProblemBanner error={error} onRetry={retry} />
      {others && <Banner tone="warning">{t('merchants.review.openBy', { name: others })}</Banner>}
      {merchant.ownReview && <Banner tone="warning">{t('merchants.review.own')}</Banner>}
      {isLast && <Banner tone="info">{t('merchants.review.last')}</Banner>}
      <ReviewBody>
        <ReviewDocuments merchant={merchant} transform={transform} />
        <ReviewData>
          <ProfileSections record={merchant} level={levelBelow(level)} options={{}} />
        </ReviewData>
      </ReviewBody>
      {asked && (
        <merchantActions.Question
          {...{ name: asked, row: merchant, tools }}
          onClose={() => ask(null)}
          onDone={() => void onNext(true)}
        />
      )}
    </Stack>
  );
}
