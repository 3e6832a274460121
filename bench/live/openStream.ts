import { type GatewayClient, readChangeEvents } from '@corridor/core';

/** A stream of changes that is ready. */
export interface OpenedStream {
  /** Resolves with the next change that it tells of. */
  nextChange(): Promise<void>;
  leave(): void;
}

/** Opens a stream and waits until it misses nothing. */
export async function openStream(client: GatewayClient): Promise<OpenedStream> {
  const leaving = new AbortController();
  const stream = await client.changes.open(leaving.signal);
  if (!stream) throw new Error('The gateway opens no stream');
  const events = readChangeEvents(stream, leaving.signal);
  const next = async (kind: 'ready' | 'change'): Promise<void> => {
    for (;;) {
      const { value, done } = await events.next();
      if (done) throw new Error('A stream has ended');
      if (value.event?.kind === kind) return;
    }
  };
  await next('ready');
  return { nextChange: () => next('change'), leave: () => leaving.abort() };
}
