import { subject } from '@casl/ability';
import { type Merchant, type MerchantInput, merchantActionsFor, merchantName } from '@corridor/core';
import type { Principal } from '../call';
import type { StoredMerchant } from './table';

/** A stored merchant as lists show it to a user. */
export function toMerchant(stored: StoredMerchant, principal: Principal): Merchant {
  const { id, type, name, email, country, status, createdAt } = stored;
  const allowedActions = actionsFor(stored, principal);
  return { id, type, name, email, country, status, createdAt: createdAt.toISOString(), allowedActions };
}

/** What a merchant's status and a user's roles both allow. */
export function actionsFor(stored: StoredMerchant, { ability }: Principal): Merchant['allowedActions'] {
  const record = subject('merchant', { ...stored });
  return merchantActionsFor(stored.status).filter((action) => ability.can(action, record));
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
