import type { Authorization, Page } from '@corridor/core';
import { useState } from 'react';
import { useRuntime } from '../../../runtime/Runtime';
import { usePage } from '../../../runtime/usePage';
import type { Read } from '../../../runtime/useRead';

const FIRST = 5;
const STEP = 10;

/** The most that are shown beside a card; the gateway gives no longer page. */
export const MOST = 100;

/** The authorizations of a card as far as they are shown. */
export interface CardAuthorizationsState {
  readonly page: Read<Page<Authorization>>;
  showMore(): void;
}

/** Reads the newest authorizations of a card, and more when asked. */
export function useCardAuthorizations(cardId: string): CardAuthorizationsState {
  const { gateway } = useRuntime();
  const [size, grow] = useState(FIRST);
  const page = usePage(gateway.authorizations, {
    page: 1,
    size,
    filter: { cardId },
    sort: { field: 'createdAt', direction: 'desc' },
  });
  return { page, showMore: () => grow((now) => Math.min(MOST, now + STEP)) };
}
