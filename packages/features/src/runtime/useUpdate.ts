import type { CallOptions, Resource, ResourceContract } from '@corridor/core';
import { useWrite, type Write, type WriteHandlers } from './useWrite';

/** The part of a resource client that updates records. */
export interface UpdateSource<C extends ResourceContract> {
  readonly resource: Resource<C>;
  update(id: string, changes: C['update'], options?: CallOptions): Promise<C['record']>;
}

/** Updates a record of a resource: `run(id, changes)`. */
export function useUpdate<C extends ResourceContract>(
  source: UpdateSource<C>,
  handlers?: WriteHandlers<C['record']>,
): Write<[id: string, changes: C['update']], C['record']> {
  const { resource } = source;
  return useWrite(
    {
      segment: resource.segment,
      verb: 'update',
      invalidates: resource.invalidatedBy('update'),
      send: ([id, changes], options) => source.update(id, changes, options),
      recordId: (_record, [id]) => id,
    },
    handlers,
  );
}
