import { describe, expect, it } from 'vitest';
import { createTransport } from './createTransport';
import type { TransportOptions, TransportRequest } from './Transport';

const READ: TransportRequest = { method: 'POST', path: '/api/portal/cms/card/get', body: { id: '1' }, effect: 'read' };

function transportWith(takeEarlyAnswer: NonNullable<TransportOptions['takeEarlyAnswer']>) {
  const seen: unknown[] = [];
  const transport = createTransport({
    baseURL: 'https://gateway.test',
    fetch: async (input) => {
      seen.push(input);
      return Response.json({ code: '10000', msg: 'OK', data: 'sent' });
    },
    takeEarlyAnswer,
  });
  return { transport, seen };
}

describe('an answer that was asked for early', () => {
  const early = (status: number, payload: object) => ({
    requestId: 'SA0011767225600000',
    status,
    statusText: '',
    headers: {},
    data: new TextEncoder().encode(JSON.stringify({ code: '10000', msg: 'OK', ...payload })).slice().buffer,
  });

  it('is taken for a read, and nothing is sent', async () => {
    const { transport, seen } = transportWith(async () => early(200, { data: 'early' }));
    expect(await transport.send(READ)).toBe('early');
    expect(seen).toEqual([]);
  });

  it.each([
    ['it failed', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['it was refused', () => Promise.resolve(early(401, {}))],
    ['there is none', () => undefined],
  ])('leaves the call as ever where %s', async (_, takeEarlyAnswer) => {
    const { transport, seen } = transportWith(takeEarlyAnswer);
    expect(await transport.send(READ)).toBe('sent');
    expect(seen).toHaveLength(1);
  });

  // @spec 7.call.user-query
  it('is final where the gateway could not do it: a POST is tried once', async () => {
    const { transport, seen } = transportWith(async () => early(503, { code: '50300', msg: 'Later' }));
    await expect(transport.send(READ)).rejects.toMatchObject({ kind: 'server', msg: 'Later', status: 503 });
    expect(seen).toEqual([]);
  });

  it('is never taken for a write', async () => {
    const { transport } = transportWith(async () => early(200, { data: 'early' }));
    expect(await transport.send({ ...READ, effect: 'write' })).toBe('sent');
  });
});
