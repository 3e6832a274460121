import {
  type Collection,
  type CollectionContract,
  collectionAuditStatus,
  PAGE_SIZE_MAX,
  type Page,
  type PageQuery,
} from '@corridor/core';
import { useEffect, useRef, useState } from 'react';
import { useRuntime } from '../../../runtime/Runtime';
import { usePage } from '../../../runtime/usePage';
import type { Read } from '../../../runtime/useRead';
import type { MaterialMatchingProps } from './MaterialMatchingProps';

const { waitLinkMaterial, reject } = collectionAuditStatus.code;

/** A rejected collection is linked anew, unless its money was returned. */
const WAITING: PageQuery<CollectionContract> = {
  page: 1,
  // Those behind come up as others leave.
  size: PAGE_SIZE_MAX,
  filter: { status: [waitLinkMaterial, reject], returned: false },
  sort: { field: 'receivedAt', direction: 'asc' },
};

/** The queue of collections that wait for material, first or anew: which is open, how many wait, and the ways to the others. */
export interface MatchingQueueState {
  readonly id: string | null;
  readonly waiting: number | undefined;
  readonly page: Read<Page<Collection>>;
  /** No other collection waits. */
  readonly isLast: boolean;
  /** Goes on or back; begins anew at the end. */
  go(steps: 1 | -1): void;
}

/** Leads through the collections that wait for material, the longest waiting first. */
export function useMatchingQueue({ collectionId, onCollectionChange }: MaterialMatchingProps): MatchingQueueState {
  const { gateway } = useRuntime();
  const page = usePage(gateway.collections, WAITING);
  const [own, setOwn] = useState(collectionId ?? null);
  const id = onCollectionChange ? (collectionId ?? null) : own;
  const rows = page.data?.items ?? [];
  const place = rows.findIndex((row) => row.id === id);
  // One that is covered leaves the queue: whoever stood behind it has its place.
  const lastPlace = useRef(0);
  if (place >= 0) lastPlace.current = place;
  const [isLast, setLast] = useState(false);
  const move = (to: string | null) => {
    setLast(false);
    setOwn(to);
    onCollectionChange?.(to);
  };
  const first = id === null && !page.refreshing ? rows[0]?.id : undefined;
  useEffect(() => {
    if (first) move(first);
  });
  return {
    ...{ id, page, isLast },
    waiting: page.data?.total,
    go(steps) {
      const others = rows.filter((row) => row.id !== id);
      const next = lastPlace.current + (steps === 1 ? 0 : -1);
      const to = others[(next + others.length) % others.length];
      if (to) move(to.id);
      else setLast(true);
    },
  };
}
