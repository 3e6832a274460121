import { GatewayError } from '@corridor/core';
import { describe, expect, it } from 'vitest';
import { createInFlightReads } from './createInFlightReads';

/** A read that answers only when it is told to, and rejects as the transport does when it is aborted. */
function pendingRead() {
  const signals: AbortSignal[] = [];
  const read = (signal: AbortSignal) =>
    new Promise<string>((_, reject) => {
      signals.push(signal);
      signal.addEventListener('abort', () => reject(new GatewayError('canceled', { msg: 'Request canceled' })));
    });
  return { signals, read };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('reads under way', () => {
  it('abort a read when the last part that waited for it is gone', async () => {
    const inFlightReads = createInFlightReads();
    const { signals, read } = pendingRead();
    const [first, second] = [inFlightReads.watch('key'), inFlightReads.watch('key')];
    const reading = inFlightReads.run('key', read);
    first();
    await settle();
    expect(signals[0]?.aborted).toBe(false);
    second();
    await expect(reading).rejects.toMatchObject({ kind: 'canceled' });
  });

  it('do not abort when a part leaves and comes back at once, as in StrictMode', async () => {
    const inFlightReads = createInFlightReads();
    const { signals, read } = pendingRead();
    const leave = inFlightReads.watch('key');
    void inFlightReads.run('key', read).catch(() => undefined);
    leave();
    inFlightReads.watch('key');
    await settle();
    expect(signals[0]?.aborted).toBe(false);
  });

  it('read again when somebody comes back while the aborted read is dying', async () => {
    const inFlightReads = createInFlightReads();
    let attempts = 0;
    const leave = inFlightReads.watch('key');
    const reading = inFlightReads.run('key', (signal) => {
      attempts += 1;
      if (attempts === 2) return Promise.resolve('fresh');
      return new Promise<string>((_, reject) => {
        signal.addEventListener('abort', () => {
          inFlightReads.watch('key');
          reject(new GatewayError('canceled', { msg: 'Request canceled' }));
        });
      });
    });
    leave();
    await expect(reading).resolves.toBe('fresh');
  });

  it('leave a read of another key alone', async () => {
    const inFlightReads = createInFlightReads();
    const { signals, read } = pendingRead();
    inFlightReads.watch('other');
    const leave = inFlightReads.watch('key');
    void inFlightReads.run('other', read).catch(() => undefined);
    leave();
    await settle();
    expect(signals[0]?.aborted).toBe(false);
  });
});
