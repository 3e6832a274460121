import type { Merchant } from '@corridor/core';
import type { StoredMerchant } from './table';

/** A stored merchant as the wire has it. */
export function toMerchant({ id, type, name, email, country, status, createdAt }: StoredMerchant): Merchant {
  return { id, type, name, email, country, status, createdAt: createdAt.toISOString() };
}
