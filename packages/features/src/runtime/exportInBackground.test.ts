import { type Download, GatewayError } from '@corridor/core';
import { describe, expect, it } from 'vitest';
import { refusal, type ScriptedRequest, scriptedGateway } from '../testing/scriptedGateway';
import { exportInBackground } from './exportInBackground';

const at = (status: Download['status'], rowsDone: number): Partial<Download> => ({
  id: 'd1',
  status,
  rowsDone,
  rowsTotal: 20_000,
  problem: status === 'failed' ? { reason: 'refusals.exportForbidden', params: {} } : null,
});
const file = () => new Response('id\n1\n', { headers: { 'content-type': 'text/csv' } });

/** Exports every blocked card over a far end that answers the looks in turn. */
async function exported(looks: readonly (() => unknown)[], begun: () => unknown = () => at('queued', 0)) {
  const rest = [...looks];
  const shares: number[] = [];
  const answers: Record<string, (request: ScriptedRequest) => unknown> = {
    'download/create': begun,
    'download/get': () => rest.shift()?.(),
    'download/file': file,
    'card/export': () => new Response('direct', { headers: { 'content-type': 'text/csv' } }),
  };
  const { gateway, requests } = scriptedGateway((request) => answers[request.path]?.(request));
  const query = {
    filter: { status: ['blocked' as const] },
    columns: [{ field: 'last4', header: 'Last 4' }],
    zone: 'Etc/UTC',
  };
  const options = { onProgress: (share: number) => void shares.push(share) };
  const outcome = exportInBackground(gateway, gateway.cards, query, options, 0);
  const text = await outcome.then(({ blob }) => blob.text()).catch((reason: unknown) => reason);
  return { text, shares, requests, paths: requests.map(({ path }) => path) };
}

describe('an export in the background', () => {
  // @spec 7.export-background
  it('asks for exactly the filtered set, tells how far it is and fetches the file', async () => {
    const { text, shares, requests, paths } = await exported([() => at('running', 5000), () => at('ready', 20_000)]);
    expect(text).toBe('id\n1\n');
    expect(shares).toEqual([0, 0.25]);
    expect(paths).toEqual(['download/create', 'download/get', 'download/get', 'download/file']);
    expect(requests[0]?.body).toMatchObject({
      data: {
        resource: 'card',
        filter: { status: ['blocked'] },
        columns: [{ field: 'last4', header: 'Last 4' }],
        zone: 'Etc/UTC',
      },
    });
  });

  it('outlives a line that breaks for a moment, and not one that stays broken', async () => {
    const broken = () => refusal(503, 'Away');
    const once = await exported([broken, () => at('ready', 20_000)]);
    expect(once.text).toBe('id\n1\n');
    const always = await exported([broken, broken, broken, broken, broken, () => at('ready', 20_000)]);
    expect(always.text).toBeInstanceOf(GatewayError);
  });

  it('says why it failed', async () => {
    const { text } = await exported([() => at('failed', 100)]);
    expect(text).toMatchObject({ kind: 'server', reason: 'refusals.exportForbidden' });
  });

  it('is written at once for a reader who may have none in the background', async () => {
    const { text, paths } = await exported([], () => refusal(403, 'Not allowed'));
    expect(text).toBe('direct');
    expect(paths).toEqual(['download/create', 'card/export']);
  });
});
