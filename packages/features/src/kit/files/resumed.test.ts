import { GatewayError } from '@corridor/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { resumed } from './resumed';

const lost = () => new GatewayError('network', { msg: 'The connection was lost' });

function task() {
  const controller = new AbortController();
  return { controller, signal: controller.signal, onWaiting: vi.fn() };
}

afterEach(() => vi.useRealTimers());

describe('an upload whose connection is lost', () => {
  it('says that it waits, and is sent again as soon as the page is online', async () => {
    const of = task();
    const send = vi.fn().mockRejectedValueOnce(lost()).mockResolvedValueOnce('stored');
    const ended = resumed(send, of, 'No connection');
    await vi.waitFor(() => expect(of.onWaiting).toHaveBeenCalledWith('No connection'));
    expect(send).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('online'));
    expect(await ended).toBe('stored');
  });

  it('fails in the end where the page is online and the gateway is not to be reached', async () => {
    vi.useFakeTimers();
    const send = vi.fn(() => Promise.reject(lost()));
    const ended = resumed(send, task(), '').catch((reason: GatewayError) => reason.kind);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await ended).toBe('network');
    expect(send.mock.calls.length).toBeGreaterThan(3);
  });

  it('is not sent again once it was removed, nor when it was refused', async () => {
    const of = task();
    const send = vi.fn(() => Promise.reject(lost()));
    const ended = resumed(send, of, '').catch((reason: GatewayError) => reason.kind);
    await vi.waitFor(() => expect(of.onWaiting).toHaveBeenCalled());
    of.controller.abort();
    expect(await ended).toBe('network');
    expect(send).toHaveBeenCalledTimes(1);
    const refused = vi.fn(() => Promise.reject(new GatewayError('validation', { msg: 'no', status: 415 })));
    await expect(resumed(refused, task(), '')).rejects.toMatchObject({ kind: 'validation' });
    expect(refused).toHaveBeenCalledTimes(1);
  });
});
