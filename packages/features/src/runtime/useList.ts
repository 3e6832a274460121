import type { CallOptions, FilterQuery, Resource, ResourceContract } from '@corridor/core';
import { type Read, useRead } from './useRead';

/** The part of a resource client that lists. */
export interface ListSource<C extends ResourceContract> {
  readonly resource: Resource<C>;
  list(query?: FilterQuery<C>, options?: CallOptions): Promise<C['row'][]>;
}

/** All rows of a resource under a filter; null reads nothing. */
export function useList<C extends ResourceContract>(
  source: ListSource<C>,
  query: FilterQuery<C> | null,
): Read<C['row'][]> {
  return useRead(
    query && {
      key: [source.resource.segment, 'list', query],
      keepPrevious: true,
      fetch: (options) => source.list(query, options),
    },
  );
}
