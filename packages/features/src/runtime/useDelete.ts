import type { CallOptions, Resource, ResourceContract } from '@corridor/core';
import { useWrite, type Write, type WriteHandlers } from './useWrite';

/** The part of a resource client that deletes records. */
export interface DeleteSource<C extends ResourceContract> {
  readonly resource: Resource<C>;
  delete(id: string, options?: CallOptions): Promise<void>;
}

/** Deletes a record of a resource: `run(id)`. */
export function useDelete<C extends ResourceContract>(
  source: DeleteSource<C>,
  handlers?: WriteHandlers<void>,
): Write<[id: string], void> {
  const { resource } = source;
  return useWrite(
    {
      segment: resource.segment,
      verb: 'delete',
      invalidates: resource.invalidatedBy('delete'),
      send: ([id], options) => source.delete(id, options),
    },
    handlers,
  );
}
