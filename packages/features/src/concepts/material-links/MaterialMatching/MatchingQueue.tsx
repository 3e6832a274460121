import {
  Banner,
  Button,
  EmptyState,
  Heading,
  type HeadingLevel,
  Icon,
  Inline,
  Skeleton,
  Stack,
  SuccessIcon,
  Text,
} from '@corridor/ui';
import type { KeyboardEvent } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { useDisplayTools } from '../../../kit/columns/useDisplayTools';
import { ErrorState } from '../../../kit/display/ErrorState';
import { levelBelow } from '../../../kit/display/levelBelow';
import { materialLinksMessages } from '../../../messages/material-links';
import { MatchedCollection } from './MatchedCollection';
import type { MaterialMatchingProps } from './MaterialMatchingProps';
import { keyIn, MATCHING_KEYS } from './matchingKeys';
import { type MatchingQueueState, useMatchingQueue } from './useMatchingQueue';

/** The queue of collections: its head, and the collection that is open. */
export function MatchingQueue(props: MaterialMatchingProps) {
  const { headingLevel = 2 } = props;
  const queue = useMatchingQueue(props);
  const { id, waiting, page, isLast, go } = queue;
  const t = useMessages(materialLinksMessages);
  const isEmpty = id === null && waiting === 0;
  const press = (event: KeyboardEvent) => {
    const key = keyIn(event);
    if (key === MATCHING_KEYS.next) go(1);
    if (key === MATCHING_KEYS.previous) go(-1);
  };
  return (
    <Stack gap={4} onKeyDown={press}>
      <QueueHead queue={queue} level={headingLevel} />
      {isLast && <Banner tone="info">{t('materialLinks.matching.last')}</Banner>}
      {id === null && page.error && !page.data && <ErrorState error={page.error} onRetry={() => void page.refresh()} />}
      {id === null && page.loading && <Skeleton shape="block" height={480} />}
      {isEmpty && (
        <EmptyState
          icon={<Icon of={SuccessIcon} size="lg" />}
          title={t('materialLinks.matching.none')}
          description={t('materialLinks.matching.noneDetail')}
        />
      )}
      {id !== null && <MatchedCollection key={id} collectionId={id} level={levelBelow(headingLevel)} />}
    </Stack>
  );
}

interface QueueHeadProps {
  readonly queue: MatchingQueueState;
  readonly level: HeadingLevel;
}

function QueueHead({ queue: { id, waiting, go }, level }: QueueHeadProps) {
  const t = useMessages(materialLinksMessages);
  const { format } = useDisplayTools();
  const hint = (key: string) => t('materialLinks.matching.key', { key: key.toUpperCase() });
  return (
    <Inline as="header" justify="between" align="center" gap={3}>
      <Inline gap={3} align="baseline">
        <Heading level={level}>{t('materialLinks.matching.title')}</Heading>
        {waiting !== undefined && (
          <Text variant="caption" color="muted" tabular role="status">
            <bdi>{t('materialLinks.matching.waiting', { count: waiting, shown: format.count(waiting) })}</bdi>
          </Text>
        )}
      </Inline>
      {id !== null && (
        <Inline gap={2}>
          <Button
            size="sm"
            aria-keyshortcuts={MATCHING_KEYS.previous}
            title={hint(MATCHING_KEYS.previous)}
            onClick={() => go(-1)}
          >
            {t('materialLinks.matching.previous')}
          </Button>
          <Button
            size="sm"
            aria-keyshortcuts={MATCHING_KEYS.next}
            title={hint(MATCHING_KEYS.next)}
            onClick={() => go(1)}
          >
            {t('materialLinks.matching.next')}
          </Button>
        </Inline>
      )}
    </Inline>
  );
}
