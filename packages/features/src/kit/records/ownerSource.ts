import { type CallOptions, findsName, type GatewayClient, isGatewayError, productType } from '@corridor/core';
import type { NamedRecord, RecordSource } from './PickedRecord';

/** The partner's own accounts tell who it is. */
export const OF_PARTNER = { page: 1, size: 1, filter: { productType: [productType.code.partnerAccount] } };

/** Owners of money as one kind of record: the partner itself first, then its merchants. */
export function ownerSource(gateway: GatewayClient, merchants: RecordSource): RecordSource {
  // Who may not read accounts still finds merchants.
  const partner = async (options?: CallOptions): Promise<NamedRecord | undefined> => {
    try {
      const [account] = (await gateway.accounts.page(OF_PARTNER, options)).items;
      return account && { id: account.ownerId, name: account.ownerName };
    } catch (reason) {
      if (isGatewayError(reason, 'forbidden')) return undefined;
      throw reason;
    }
  };
  return {
    resource: merchants.resource,
    async page(query, options) {
      const [own, found] = await Promise.all([partner(options), merchants.page(query, options)]);
      const isMeant = own && findsName(String(query.filter.search ?? ''), own.name);
      return isMeant ? { ...found, items: [own, ...found.items] } : found;
    },
    async get(id, options) {
      const own = await partner(options);
      return own?.id === id ? own : merchants.get(id, options);
    },
  };
}
