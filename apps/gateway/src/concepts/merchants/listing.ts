import { type MerchantContract, merchants } from '@corridor/core';
import { anyOf, declareListing, matching, whether, within } from '../../platform/listing';
import { reviewsWaitingFor } from './reviews';
import { toMerchant } from './row';
import { merchantTable as m, type StoredMerchant } from './table';

/** How merchants are found. */
export const merchantListing = declareListing<MerchantContract, StoredMerchant>({
  resource: merchants,
  id: m.id,
  partnerId: m.partnerId,
  sorts: {
    createdAt: [m.createdAt, ({ createdAt }) => createdAt.toISOString()],
    name: [m.nameKey, ({ nameKey }) => nameKey],
    status: [m.status, ({ status }) => status],
    country: [m.country, ({ country }) => country],
  },
  conditions: ({ search, type, status, country, decidable, createdAt }, { principal }) => [
    matching(m.searchKey, m.id, search, m.phone),
    anyOf(m.type, type),
    anyOf(m.status, status),
    anyOf(m.country, country),
    whether(reviewsWaitingFor(principal), decidable),
    within(m.createdAt, createdAt),
  ],
  select: (tx, where) => tx.select().from(m).where(where),
  idOf: ({ id }) => id,
  toRow: (stored, { principal }) => toMerchant(stored, principal),
});
