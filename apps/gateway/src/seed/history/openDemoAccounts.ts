import type { CurrencyCode } from '@corridor/core';
import { asc, inArray } from 'drizzle-orm';
import { type AccountWanted, openAccounts, type StoredAccount } from '../../concepts/accounts';
import { merchantTable } from '../../concepts/merchants';
import { DEMO_PARTNER_IDS, DEMO_PARTNERS } from '../../platform/seeding/partners';
import type { Seeding } from '../../platform/seeding/Seeding';

const DAY = 86_400_000;

// What merchants of a country also hold, beside dollars.
const LOCAL: Readonly<Record<string, CurrencyCode>> = {
  MX: 'MXN',
  BR: 'BRL',
  GB: 'GBP',
  SE: 'SEK',
  CN: 'CNY',
  JP: 'JPY',
  AE: 'AED',
  KW: 'KWD',
  SG: 'SGD',
  PL: 'PLN',
  NO: 'NOK',
};

const PARTNER_CURRENCIES: readonly CurrencyCode[] = ['USD', 'EUR', 'MXN', 'BRL'];

/** Opens accounts of both partners and of all their merchants, and gives them. */
export async function openDemoAccounts({ tx, now, random }: Seeding): Promise<StoredAccount[]> {
  const yearAgo = new Date(now.getTime() - 370 * DAY);
  const wanted: AccountWanted[] = [];
  for (const { id, name } of Object.values(DEMO_PARTNERS)) {
    const owner = { partnerId: id, productType: 10, ownerId: id, ownerName: name, at: yearAgo } as const;
    wanted.push(...PARTNER_CURRENCIES.map((currency) => ({ ...owner, currency })));
  }
  const merchants = await tx
    .select()
    .from(merchantTable)
    .where(inArray(merchantTable.partnerId, [...DEMO_PARTNER_IDS]))
    .orderBy(asc(merchantTable.createdAt), asc(merchantTable.id));
  for (const { id, partnerId, name, country, createdAt } of merchants) {
    const owner = { partnerId, productType: 12, ownerId: id, ownerName: name } as const;
    const at = createdAt < yearAgo ? yearAgo : createdAt;
    const currencies = new Set<CurrencyCode>(['USD', LOCAL[country] ?? 'EUR']);
    if (random.chance(0.2)) currencies.add(random.pick(PARTNER_CURRENCIES));
    wanted.push(...[...currencies].map((currency) => ({ ...owner, currency, at })));
  }
  const named = wanted.map((account) => ({ ...account, id: random.id(account.at) }));
  return openAccounts(tx, named);
}
