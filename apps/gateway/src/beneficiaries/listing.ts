import type { BeneficiaryContract } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { anyOf, countRows, type Listing, matching, within } from '../listing';
import { toBeneficiary } from './row';
import { beneficiaryTable as b, type StoredBeneficiary } from './table';

/** How beneficiaries are found. */
export const beneficiaryListing: Listing<BeneficiaryContract, StoredBeneficiary> = {
  id: b.id,
  sorts: {
    createdAt: b.createdAt,
    name: b.nameKey,
    bankCountry: b.bankCountry,
    currency: b.currency,
    status: b.status,
  },
  defaultSort: { field: 'createdAt', direction: 'desc' },
  conditions: (filter, { principal }) => [
    eq(b.partnerId, principal.partnerId),
    matching(b.searchKey, b.id, filter.search),
    anyOf(b.payeeType, filter.payeeType),
    anyOf(b.accountType, filter.accountType),
    anyOf(b.bankCountry, filter.bankCountry),
    anyOf(b.currency, filter.currency),
    anyOf(b.paymentMethod, filter.paymentMethod),
    anyOf(b.status, filter.status),
    within(b.createdAt, filter.createdAt),
  ],
  read: (tx, { where, orderBy, limit, offset }) =>
    tx
      .select()
      .from(b)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  count: (tx, _filter, _caller, where) => countRows(tx, b, where),
  idOf: ({ id }) => id,
  sortValueOf: (stored, field) => {
    const { nameKey: name, createdAt, bankCountry, currency, status } = stored;
    return { createdAt: createdAt.toISOString(), name, bankCountry, currency, status }[field];
  },
  toRow: () => toBeneficiary,
};
