import { GatewayError } from '@corridor/core';
import { describe, expect, it } from 'vitest';
import { createFlights } from './createFlights';

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

describe('flights', () => {
  it('abort a read when the last part that waited for it is gone', async () => {
    const flights = createFlights();
    const { signals, read } = pendingRead();
    const [first, second] = [flights.watch('key'), flights.watch('key')];
    const flight = flights.run('key', read);
    first();
    await settle();
    expect(signals[0]?.aborted).toBe(false);
    second();
    await expect(flight).rejects.toMatchObject({ kind: 'canceled' });
  });

  it('do not abort when a part leaves and comes back at once, as in StrictMode', async () => {
    const flights = createFlights();
    const { signals, read } = pendingRead();
    const leave = flights.watch('key');
    void flights.run('key', read).catch(() => undefined);
    leave();
    flights.watch('key');
    await settle();
    expect(signals[0]?.aborted).toBe(false);
  });

  it('read again when somebody comes back while the aborted read is dying', async () => {
    const flights = createFlights();
    let attempts = 0;
    const leave = flights.watch('key');
    const flight = flights.run('key', (signal) => {
      attempts += 1;
      if (attempts === 2) return Promise.resolve('fresh');
      return new Promise<string>((_, reject) => {
        signal.addEventListener('abort', () => {
          flights.watch('key');
          reject(new GatewayError('canceled', { msg: 'Request canceled' }));
        });
      });
    });
    leave();
    await expect(flight).resolves.toBe('fresh');
  });

  it('leave a read of another key alone', async () => {
    const flights = createFlights();
    const { signals, read } = pendingRead();
    flights.watch('other');
    const leave = flights.watch('key');
    void flights.run('other', read).catch(() => undefined);
    leave();
    await settle();
    expect(signals[0]?.aborted).toBe(false);
  });
});
