import { Button, EmptyState, Heading, Icon, Inline, Stack, SuccessIcon, Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { useDisplayTools } from '../../../kit/columns/useDisplayTools';
import { ErrorState } from '../../../kit/display/ErrorState';
import { levelBelow } from '../../../kit/display/levelBelow';
import { merchantsMessages } from '../../../messages/merchants';
import type { MerchantReviewProps } from './MerchantReviewProps';
import { ReviewedMerchant } from './ReviewedMerchant';
import { useReviewQueue } from './useReviewQueue';

/** The queue of reviews: its head, and the merchant that is reviewed. */
export function ReviewQueue(props: MerchantReviewProps) {
  const t = useMessages(merchantsMessages);
  const { format } = useDisplayTools();
  const { headingLevel = 1, onClose } = props;
  const queue = useReviewQueue(props);
  const { id, waiting } = queue;
  const { error } = queue.queue;
  const isEmpty = id === null && waiting !== undefined && !queue.queue.refreshing;
  return (
    <Stack gap={5}>
      <Inline as="header" justify="between" align="center" gap={3}>
        <Inline gap={3} align="baseline">
          <Heading level={headingLevel}>{t('merchants.review.title')}</Heading>
          {waiting !== undefined && (
            <Text variant="caption" color="muted" tabular role="status">
              {t('merchants.review.waiting', { count: waiting, shown: format.count(waiting) })}
            </Text>
          )}
        </Inline>
        {onClose && (
          <Button size="sm" onClick={onClose}>
            {t('merchants.review.close')}
          </Button>
        )}
      </Inline>
      {id === null && error && !isEmpty && <ErrorState error={error} onRetry={() => void queue.queue.refresh()} />}
      {isEmpty && (
        <EmptyState
          icon={<Icon of={SuccessIcon} size="lg" />}
          title={t('merchants.review.none')}
          description={t(waiting > 0 ? 'merchants.review.othersHave' : 'merchants.review.noneDetail')}
        />
      )}
      {id !== null && (
        <ReviewedMerchant
          key={id}
          merchantId={id}
          level={levelBelow(headingLevel)}
          isLast={queue.isLast}
          onNext={queue.next}
        />
      )}
    </Stack>
  );
}
