import { createGatewayClient } from '@corridor/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nativeHasher } from '../node/nativeHasher';
import { refusalOf } from '../testing/refusalOf';
import { type BrowserGateway, createBrowserGateway } from './createBrowserGateway';
import { wasmHasher } from './wasmHasher';

describe('the gateway of a browser', () => {
  let gateway: BrowserGateway;

  beforeAll(async () => {
    gateway = await createBrowserGateway({ place: 'page' });
  }, 240_000);
  afterAll(() => gateway.close());

  const clientOf = async (role: 'operator' | 'viewer') => {
    const token = await gateway.signIn(role);
    return createGatewayClient({ baseURL: 'https://gateway.test', fetch: gateway.fetch, getAccessToken: () => token });
  };

  it('is seeded and lets each role in', async () => {
    const page = await (await clientOf('operator')).cards.page({ page: 1, size: 10 });
    expect(page.total).toBeGreaterThan(200);
    expect(page.items[0]?.allowedActions.length).toBeGreaterThan(0);
    expect((await refusalOf((await clientOf('viewer')).cards.delete(page.items[0]?.id ?? ''))).kind).toBe('forbidden');
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
