import { type BeneficiaryContract, beneficiaries } from '@corridor/core';
import { anyOf, declareListing, matching, within } from '../../platform/listing';
import { toBeneficiary } from './row';
import { beneficiaryTable as b, type StoredBeneficiary } from './table';

/** How beneficiaries are found. */
export const beneficiaryListing = declareListing<BeneficiaryContract, StoredBeneficiary>({
  resource: beneficiaries,
  id: b.id,
  partnerId: b.partnerId,
  sorts: {
    createdAt: [b.createdAt, ({ createdAt }) => createdAt.toISOString()],
    name: [b.nameKey, ({ nameKey }) => nameKey],
    bankCountry: [b.bankCountry, ({ bankCountry }) => bankCountry],
    currency: [b.currency, ({ currency }) => currency],
    status: [b.status, ({ status }) => status],
  },
  conditions: (filter) => [
    matching(b.searchKey, b.id, filter.search, b.account),
    anyOf(b.payeeType, filter.payeeType),
    anyOf(b.accountType, filter.accountType),
    anyOf(b.bankCountry, filter.bankCountry),
    anyOf(b.currency, filter.currency),
    anyOf(b.paymentMethod, filter.paymentMethod),
    anyOf(b.status, filter.status),
    within(b.createdAt, filter.createdAt),
  ],
  select: (tx, where) => tx.select().from(b).where(where),
  idOf: ({ id }) => id,
  toRow: (stored, { principal }) => toBeneficiary(stored, principal),
});
