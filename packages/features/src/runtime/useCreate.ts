import type { CallOptions, Resource, ResourceContract } from '@corridor/core';
import { idOf } from './idOf';
import { useWrite, type Write, type WriteHandlers } from './useWrite';

/** The part of a resource client that creates records. */
export interface CreateSource<C extends ResourceContract> {
  readonly resource: Resource<C>;
  create(input: C['create'], options?: CallOptions): Promise<C['record']>;
}

/** Creates a record of a resource: `run(input)`. */
export function useCreate<C extends ResourceContract>(
  source: CreateSource<C>,
  handlers?: WriteHandlers<C['record']>,
): Write<[input: C['create']], C['record']> {
  const { resource } = source;
  return useWrite(
    {
      segment: resource.segment,
      verb: 'create',
      invalidates: resource.invalidatedBy('create'),
      send: ([input], options) => source.create(input, options),
      recordId: (record) => idOf(record),
    },
    handlers,
  );
}
