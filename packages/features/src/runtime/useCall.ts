import type { CallOptions, Resource, ResourceContract } from '@corridor/core';
import { useWrite, type Write, type WriteHandlers } from './useWrite';

/** The part of a resource client that takes named calls. */
export interface CallSource<C extends ResourceContract> {
  readonly resource: Resource<C>;
  call<N extends keyof C['calls'] & string>(
    name: N,
    input: C['calls'][N]['input'],
    options?: CallOptions,
  ): Promise<C['calls'][N]['output']>;
}

/** A named call of a resource that concerns no single record, such as `useCall(gateway.configs, 'getConfigs')`. */
export function useCall<C extends ResourceContract, N extends keyof C['calls'] & string>(
  source: CallSource<C>,
  name: N,
  handlers?: WriteHandlers<C['calls'][N]['output']>,
): Write<[input: C['calls'][N]['input']], C['calls'][N]['output']> {
  const { resource } = source;
  return useWrite(
    {
      segment: resource.segment,
      verb: 'call',
      call: name,
      invalidates: resource.invalidatedBy('call', name),
      send: ([input], options) => source.call(name, input, options),
    },
    handlers,
  );
}
