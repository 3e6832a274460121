import { createGatewayClient } from '@corridor/core';
import { beforeEach, expect, it } from 'vitest';
import { ensureConfigs } from './configs';
import { STORAGE_KEYS } from './keys';
import { writeStored } from './storage';

beforeEach(() => {
  localStorage.clear();
  writeStored(STORAGE_KEYS.token, 't');
});

/** Asks for the configuration, and answers what was sent. */
async function sentFor(partnerId: string | undefined): Promise<object> {
  const sent: string[] = [];
  const gateway = createGatewayClient({
    baseURL: 'https://gateway.example',
    fetch: async (request, init) => {
      sent.push(request instanceof Request ? await request.text() : String(init?.body));
      return Response.json({ code: '10000', msg: 'OK', dto: { product: 'Corridor' } });
    },
  });
  await ensureConfigs(gateway, partnerId);
  return JSON.parse(sent[0] ?? '{}');
}

// @spec 3.payload.configs 3.payload.partner-id
it('names the partner on a developer’s own host, and leaves it out elsewhere', async () => {
  expect(await sentFor('corridor-test-partner')).toMatchObject({ params: { partnerId: 'corridor-test-partner' } });
  localStorage.removeItem(STORAGE_KEYS.configs);
  expect(Reflect.get(await sentFor(undefined), 'params')).not.toHaveProperty('partnerId');
});

// @spec 3.storage.configs 7.configs
it('is fetched only where it is not cached', async () => {
  writeStored(STORAGE_KEYS.configs, '{}');
  expect(await sentFor(undefined)).toEqual({});
});
