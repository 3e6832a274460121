import { type CollectionDetail, isCollectionLinkable } from '@corridor/core';
import { Skeleton, Stack } from '@corridor/ui';
import { type KeyboardEvent, useEffect } from 'react';
import { ErrorState } from '../../../kit/display/ErrorState';
import type { SectionLevel } from '../../../kit/display/levelBelow';
import { useRuntime } from '../../../runtime/Runtime';
import { useFocusOnce } from '../../../runtime/useFocusOnce';
import { useRecord } from '../../../runtime/useRecord';
import { CandidateList } from './CandidateList';
import { CollectionPane } from './CollectionPane';
import { LinkBar } from './LinkBar';
import { LinkOutcome } from './LinkOutcome';
import { MatchingContainer, Panes } from './matching.styles';
import { keyIn, MATCHING_KEYS } from './matchingKeys';
import { useMatching } from './useMatching';

/** Props of `MatchedCollection`. */
export interface MatchedCollectionProps {
  readonly collectionId: string;
  readonly level: SectionLevel;
}

/** One collection of the queue, once its record is there. */
export function MatchedCollection(props: MatchedCollectionProps) {
  const { gateway } = useRuntime();
  const { data, error, refresh } = useRecord(gateway.collections, props.collectionId);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refresh()} />;
  if (!data) return <Skeleton shape="block" height={480} />;
  return <OpenCollection {...props} collection={data} />;
}

function OpenCollection({ collection, level }: MatchedCollectionProps & { readonly collection: CollectionDetail }) {
  const head = useFocusOnce<HTMLHeadingElement>();
  const matching = useMatching(collection);
  const { mayLink, shown, toggle, link, made, undo, settled } = matching;
  // What was pressed is gone once it is done: whoever goes on by keyboard does so from here.
  useEffect(() => {
    if (settled > 0) head.current?.focus({ preventScroll: true });
  }, [settled, head]);
  const press = (event: KeyboardEvent) => {
    const key = keyIn(event);
    const candidate = /^[1-9]$/.test(key) ? shown[Number(key) - 1] : undefined;
    if (candidate && mayLink) toggle(candidate);
    if (key === MATCHING_KEYS.link) link();
    if (key === MATCHING_KEYS.undo && made) undo(made.ids);
  };
  const takesLinks = isCollectionLinkable(collection.status, collection.returnedAt !== null);
  return (
    <Stack as="article" gap={4} aria-label={collection.payerName} onKeyDown={press}>
      <LinkOutcome matching={matching} />
      <MatchingContainer>
        <Panes>
          <CollectionPane collection={collection} matching={matching} level={level} headRef={head} />
          {takesLinks && (
            <Stack gap={3}>
              <CandidateList collection={collection} matching={matching} level={level} />
              {mayLink && <LinkBar matching={matching} />}
            </Stack>
          )}
        </Panes>
      </MatchingContainer>
    </Stack>
  );
}
