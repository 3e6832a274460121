import { type OfferedVirtualAccount, VIRTUAL_ACCOUNT_OFFERS } from '@corridor/core';
import type { Call } from '../../platform/call';

/** Where virtual accounts are issued, each with the bank that issues them. */
export async function listOffers({ services }: Call): Promise<OfferedVirtualAccount[]> {
  return VIRTUAL_ACCOUNT_OFFERS.map((offer) => ({
    ...offer,
    routingCodeTypes: [...offer.routingCodeTypes],
    bankName: services.issuer.bankOf(offer),
  }));
}
