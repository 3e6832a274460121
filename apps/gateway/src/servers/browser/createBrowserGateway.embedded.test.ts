import { createGatewayClient } from '@corridor/core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DemoRole } from '../../platform/seeding/partners';
import { emptyDatabase } from '../../testing/embedded';
import { post } from '../../testing/post';
import { refusalOf } from '../../testing/refusalOf';
import { PAGED, rowsOf } from '../../testing/walk';
import { nativeHasher } from '../node/nativeHasher';
import { type BrowserGateway, createBrowserGateway } from './createBrowserGateway';
import { wasmHasher } from './wasmHasher';

// What users make for themselves, and what tells of it.
const MADE_BY_USERS = ['download', 'log'];

describe('the gateway of a browser', () => {
  let gateway: BrowserGateway;
  /** Another one, seeded at the same moment. */
  let fresh: BrowserGateway;

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    gateway = await createBrowserGateway({ place: 'page' });
    // Migrated and seeded like the other; only what both begin with is there.
    fresh = await createBrowserGateway({ place: 'page', snapshot: await emptyDatabase() });
    vi.useRealTimers();
  }, 240_000);
  afterAll(() => Promise.all([gateway.close(), fresh.close()]));

  const clientOf = async (role: DemoRole, of = gateway) => {
    const token = await of.signIn(role);
    return createGatewayClient({ baseURL: 'https://gateway.test', fetch: of.fetch, getAccessToken: () => token });
  };
  const idsOf = async (of: BrowserGateway, segment: string) => {
    const headers = { access_token: await of.signIn('administrator') };
    const places = { gateway: { fetch: (request: Request) => of.fetch(request) } };
    return rowsOf(await post(places, `/api/portal/cms/${segment}/list`, {}, headers)).map(({ id }) => id);
  };

  it('is seeded and lets each role in', async () => {
    const page = await (await clientOf('operator')).cards.page({ page: 1, size: 10 });
    expect(page.total).toBeGreaterThan(200);
    expect(page.items[0]?.allowedActions.length).toBeGreaterThan(0);
    expect((await refusalOf((await clientOf('viewer')).cards.delete(page.items[0]?.id ?? ''))).kind).toBe('forbidden');
  });

  it.each(PAGED.filter(({ segment }) => !MADE_BY_USERS.includes(segment)))(
    'gives every $segment of the seed the id that it has wherever the same moment is seeded',
    async ({ segment }) => {
      const seeded = await idsOf(gateway, segment);
      expect(seeded.length).toBeGreaterThan(0);
      expect(await idsOf(fresh, segment)).toEqual(seeded);
    },
  );

  it('gives the postings of the seed their ids again, too', async () => {
    const [client, other] = [await clientOf('administrator'), await clientOf('administrator', fresh)];
    const [transaction] = await client.transactions.list({ filter: { type: [122] } });
    const { transferId } = await client.transactions.get(transaction?.id ?? '');
    expect(transferId).toMatch(/^[\da-f-]{36}$/);
    expect((await other.transactions.get(transaction?.id ?? '')).transferId).toBe(transferId);
  });

  it('keeps one session per role until a fresh one is asked for', async () => {
    expect(await gateway.signIn('viewer')).toBe(await gateway.signIn('viewer'));
    expect(await gateway.signIn('viewer', { fresh: true })).not.toBe(await gateway.signIn('operator'));
  });

  it('rejects an aborted call', async () => {
    const controller = new AbortController();
    const call = (await clientOf('operator')).cards.list({}, { signal: controller.signal });
    controller.abort();
    expect((await refusalOf(call)).kind).toBe('canceled');
  });
});

it('hashes passwords so that either hasher knows them', async () => {
  expect(await nativeHasher.verify(await wasmHasher.hash('Corridor-2026'), 'Corridor-2026')).toBe(true);
  expect(await wasmHasher.verify(await nativeHasher.hash('Corridor-2026'), 'Corridor-2026')).toBe(true);
  expect(await wasmHasher.verify(await nativeHasher.hash('Corridor-2026'), 'Corridor-2027')).toBe(false);
});
