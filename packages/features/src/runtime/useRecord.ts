import type { CallOptions, Resource, ResourceContract } from '@corridor/core';
import { recordKey } from './cacheKey';
import { type Read, useRead } from './useRead';

/** The part of a resource client that gets one record. */
export interface RecordSource<C extends ResourceContract> {
  readonly resource: Resource<C>;
  get(id: string, options?: CallOptions): Promise<C['record']>;
}

/** One record of a resource by id, such as `useRecord(gateway.cards, id)`; null reads nothing. */
export function useRecord<C extends ResourceContract>(source: RecordSource<C>, id: string | null): Read<C['record']> {
  return useRead(
    id === null
      ? null
      : {
          key: recordKey(source.resource.segment, id),
          keepPrevious: false,
          fetch: (options) => source.get(id, options),
        },
  );
}
