import type { CallOptions, Page, PageQuery, Resource, ResourceContract } from '@corridor/core';
import { type Read, useRead } from './useRead';

/** The part of a resource client that pages: a resource without the verb does not fit. */
export interface PageSource<C extends ResourceContract> {
  readonly resource: Resource<C>;
  page(query: PageQuery<C>, options?: CallOptions): Promise<Page<C['row']>>;
}

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
