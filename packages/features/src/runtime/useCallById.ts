import type { CallOptions, Resource, ResourceContract } from '@corridor/core';
import { idOf } from './idOf';
import { useWrite, type Write, type WriteHandlers } from './useWrite';

/** The part of a resource client that takes named calls on one record. */
export interface CallByIdSource<C extends ResourceContract> {
  readonly resource: Resource<C>;
  callById<N extends keyof C['callsById'] & string>(
    id: string,
    name: N,
    input: C['callsById'][N]['input'],
    options?: CallOptions,
  ): Promise<C['callsById'][N]['output']>;
}

/** A named call on one record: `const activate = useCallById(gateway.cards, 'activate'); await activate.run(id, {})`. */
export function useCallById<C extends ResourceContract, N extends keyof C['callsById'] & string>(
  source: CallByIdSource<C>,
  name: N,
  handlers?: WriteHandlers<C['callsById'][N]['output']>,
): Write<[id: string, input: C['callsById'][N]['input']], C['callsById'][N]['output']> {
  const { resource } = source;
  return useWrite(
    {
      segment: resource.segment,
      verb: 'call-by-id',
      call: name,
      invalidates: resource.invalidatedBy('call-by-id', name),
      send: ([id, input], options) => source.callById(id, name, input, options),
      // A call that answers with the id it was made on answers with the record; others, such as a secret, have no id or another.
      recordId: (answer, [id]) => (idOf(answer) === id ? id : undefined),
    },
    handlers,
  );
}
