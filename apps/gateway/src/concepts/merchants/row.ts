import { type Merchant, type MerchantInput, type MerchantRight, merchantName, merchantRightsFor } from '@corridor/core';
import type { Principal } from '../../platform/call';
import { type Acted, allowedActions } from '../../platform/resource';
import type { StoredMerchant } from './table';

/** A stored merchant as lists show it to a user. */
export function toMerchant(stored: StoredMerchant, principal: Principal): Merchant {
  const { id, type, name, email, country, status, createdAt } = stored;
  const allowed = allowedActions(principal, actedOn(stored));
  return { id, type, name, email, country, status, createdAt: createdAt.toISOString(), allowedActions: allowed };
}

/** What decides which actions a merchant allows. */
export function actedOn(stored: StoredMerchant): Acted<MerchantRight> {
  return { segment: 'merchant', stored, possible: merchantRightsFor(stored.status) };
}

/** The columns of details that core's rules have read. */
export function columnsOf({ type, individual, corporation }: MerchantInput) {
  return {
    type,
    name: merchantName({ type, individual, corporation }),
    email: individual?.email ?? corporation?.companyEmail ?? '',
    country: individual?.country ?? corporation?.residenceCountry ?? '',
    details: { ...(individual ? { individual } : {}), ...(corporation ? { corporation } : {}) },
  };
}
