import type { Page, PageQuery, ResourceContract } from '@corridor/core';
import type { PageSource } from './PageSource';
import { type Read, useRead } from './useRead';

/** One page of a resource, such as `usePage(gateway.cards, {page: 1, size: 10})`; the page before stays until the next one is there. */
export function usePage<C extends ResourceContract>(
  source: PageSource<C>,
  query: PageQuery<C> | null,
): Read<Page<C['row']>> {
  return useRead(
    query && {
      key: [source.resource.segment, 'page', query],
      keepPrevious: true,
      fetch: (options) => source.page(query, options),
    },
  );
}
