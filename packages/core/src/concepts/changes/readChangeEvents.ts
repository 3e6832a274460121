import { readEvents } from '../../transport/readEvents';
import type { Change, ChangeEvent } from './contract';

/** An event of the stream of changes, and the id to go on after. */
export interface ReceivedChangeEvent {
  readonly id: string | undefined;
  readonly event: ChangeEvent;
}

/** Reads a stream of changes event by event, until it ends or its reader leaves. */
export async function* readChangeEvents(
  stream: ReadableStream<Uint8Array>,
  leaving: AbortSignal,
): AsyncGenerator<ReceivedChangeEvent> {
  for await (const { id, event, data } of readEvents(stream, leaving)) {
    if (event === 'change' && data !== undefined) yield { id, event: { kind: 'change', change: asChange(data) } };
    else yield { id, event: { kind: isPlain(event) ? event : 'sign' } };
  }
}

const isPlain = (event: string | undefined) => event === 'ready' || event === 'reset' || event === 'rights';

// The gateway makes every event of the type.
function asChange(data: string): Change {
  return JSON.parse(data) as Change;
}
