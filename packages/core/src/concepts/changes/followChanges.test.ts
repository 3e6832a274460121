import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGatewayClient } from '../../gateway';
import type { Change } from './contract';
import { followChanges } from './followChanges';

const change = (recordId: string, requestId = 'of-others'): Change => ({
  resource: 'card',
  recordId,
  action: 'block',
  by: { id: 'u', name: 'Ada' },
  at: '2026-07-01T00:00:00.000Z',
  requestId,
});
const sentChange = (id: number, recordId: string, requestId?: string) =>
  `id: ${id}\nevent: change\ndata: ${JSON.stringify(change(recordId, requestId))}\n\n`;

/** Follows streams that are opened one after the other, until there is none. */
async function followed(...opened: string[][]) {
  const sent: (string | null)[] = [];
  const heard: string[] = [];
  const client = createGatewayClient({
    baseURL: 'http://gateway.test',
    fetch: async (input, init) => {
      const { method, headers } = new Request(input, init);
      if (method === 'POST') return Response.json({ code: '10000', msg: 'OK', data: { id: 'own' } });
      sent.push(headers.get('last-event-id'));
      const pieces = opened.shift();
      const body = pieces && new Blob(pieces).stream();
      return new Response(body ?? null, {
        status: body ? 200 : 403,
        headers: { 'content-type': 'text/event-stream' },
      });
    },
  });
  await client.cards.callById('own', 'block', {}, { requestId: 'of-this-client' });
  const follower = {
    onChange: ({ recordId }: Change) => heard.push(recordId),
    onReset: () => heard.push('reset'),
    onRights: () => heard.push('rights'),
    onPosition: () => undefined,
  };
  const following = followChanges(client.changes, follower, new AbortController().signal);
  await vi.runAllTimersAsync();
  await following;
  return { sent, heard };
}

describe('followChanges', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('goes on after the last event where the stream broke, and leaves out what this client did', async () => {
    const ready = 'id: 7\nevent: ready\ndata: {}\n\n';
    const first = [ready, sentChange(8, 'a'), sentChange(9, 'own', 'of-this-client'), ': there\nid: 12\n\n'];
    expect(await followed(first, [sentChange(13, 'b')])).toEqual({
      sent: [null, '12', '13'],
      heard: ['rights', 'a', 'b'],
    });
  });

  it('says that rights have changed, and that they may have before the stream stood', async () => {
    const ready = (id: number) => `id: ${id}\nevent: ready\ndata: {}\n\n`;
    const rights = 'event: rights\ndata: {}\n\n';
    expect((await followed([ready(7), rights, sentChange(8, 'a')])).heard).toEqual(['rights', 'rights', 'a']);
    expect((await followed([ready(7), sentChange(8, 'a')], [ready(8), sentChange(9, 'b')])).heard).toEqual([
      'rights',
      'a',
      'rights',
      'b',
    ]);
  });

  it('says that changes were missed', async () => {
    expect(await followed(['id: 3\nevent: reset\ndata: {}\n\n'])).toEqual({
      sent: [null, '3'],
      heard: ['reset', 'rights'],
    });
  });

  it('opens nothing for a client without streams', async () => {
    const client = createGatewayClient({
      baseURL: 'http://gateway.test',
      streams: false,
      fetch: () => Promise.reject(new Error('was asked')),
    });
    expect(await client.changes.open(new AbortController().signal)).toBeNull();
  });
});
