import { CONFIGS_OPERATOR_ID, createRequestId, type GatewayClient } from '@corridor/core';
import { STORAGE_KEYS } from './keys';
import { mustChangePassword } from './sessionStore';
import { readStored, storedToken, writeStored } from './storage';

const underWay = new WeakMap<GatewayClient, Promise<void>>();

/** Caches the configuration in this browser; fetched only with a session and when it is not there. @source spec §3, §7 */
export function ensureConfigs(gateway: GatewayClient, partnerId: string | undefined): Promise<void> {
  if (storedToken() === undefined || readStored(STORAGE_KEYS.configs) !== null) return Promise.resolve();
  // Until the password is changed, the gateway serves nothing but the change.
  if (mustChangePassword()) return Promise.resolve();
  const begun = underWay.get(gateway);
  if (begun) return begun;
  const fetched = fetchConfigs(gateway, partnerId).finally(() => underWay.delete(gateway));
  underWay.set(gateway, fetched);
  return fetched;
}

async function fetchConfigs(gateway: GatewayClient, partnerId: string | undefined): Promise<void> {
  const found = await gateway.configs.call('getConfigs', {
    requestId: createRequestId(),
    ...(partnerId !== undefined && { partnerId }),
    operUId: CONFIGS_OPERATOR_ID,
    dtoName: 'getConfigs',
  });
  writeStored(STORAGE_KEYS.configs, JSON.stringify(found));
}
