import { APPROVED_ONBOARDING, VIRTUAL_ACCOUNT_OFFERS, type VirtualAccountOffer } from '@corridor/core';
import { asc, inArray } from 'drizzle-orm';
import { DEMO_PARTNERS } from '../../platform/seeding/partners';
import type { Seeding } from '../../platform/seeding/Seeding';
import { TEST_VAULT_KEY } from '../../platform/vault';
import { merchantTable } from '../merchants';
import { shopTable } from '../shops';
import { createTestIssuer } from './createTestIssuer';
import { virtualAccountTable } from './table';

const DAY = 86_400_000;
const MERCHANTS = 18;

type Owner = Pick<
  typeof virtualAccountTable.$inferInsert,
  'partnerId' | 'productType' | 'ownerId' | 'ownerName' | 'shopId' | 'nameType' | 'holderName'
>;

/** Numbers of both partners, of a dozen and a half merchants and of the shops that are switched on, in one to three currencies each. */
export async function seedVirtualAccounts(seeding: Seeding): Promise<void> {
  const { tx, now, random } = seeding;
  const issuer = createTestIssuer(TEST_VAULT_KEY);
  const rows: (typeof virtualAccountTable.$inferInsert)[] = [];
  for (const [index, owner] of (await ownersOf(seeding)).entries()) {
    for (const offer of offersFor(index, random.between(1, 3))) {
      const createdAt = new Date(now.getTime() - random.between(40, 360) * DAY);
      const id = random.id(createdAt);
      const { accountNumber, routingCodes } = await issuer.issue(offer, id, 0);
      const { currency, bankCountry, accountNumberType } = offer;
      const status = random.chance(0.12) ? 2 : 1;
      const label = random.chance(0.3) ? `${currency} ${random.pick(['sales', 'marketplaces', 'wholesale'])}` : null;
      const issued = { accountNumberType, accountNumber, routingCodes: [...routingCodes] };
      const bank = { currency, bankCountry, bankName: issuer.bankOf(offer) };
      rows.push({ ...owner, ...bank, ...issued, id, label, status, createdAt });
    }
  }
  await tx.insert(virtualAccountTable).values(rows).onConflictDoNothing();
}

// Dollars and euros first for everybody; what comes behind them differs.
function offersFor(index: number, count: number): VirtualAccountOffer[] {
  const [dollars, euros, ...others] = VIRTUAL_ACCOUNT_OFFERS;
  const other = others[index % others.length];
  return [dollars, euros, other].flatMap((offer) => (offer ? [offer] : [])).slice(0, count);
}

async function ownersOf({ tx }: Seeding): Promise<Owner[]> {
  const merchants = await tx
    .select()
    .from(merchantTable)
    .where(inArray(merchantTable.status, [...APPROVED_ONBOARDING]))
    .orderBy(asc(merchantTable.createdAt), asc(merchantTable.id))
    .limit(MERCHANTS);
  const ids = merchants.map(({ id }) => id);
  const shops = await tx.select().from(shopTable).where(inArray(shopTable.ownerId, ids)).orderBy(asc(shopTable.id));
  const alone = { shopId: null, nameType: null };
  return [
    ...Object.values(DEMO_PARTNERS).map(({ id, name }) => ({
      ...alone,
      partnerId: id,
      productType: 10 as const,
      ownerId: id,
      ownerName: name,
      holderName: name,
    })),
    ...merchants.flatMap(({ id, partnerId, name }) => {
      const owner = { partnerId, productType: 12 as const, ownerId: id, ownerName: name };
      const own = shops.filter(({ ownerId, status }) => ownerId === id && status === 1);
      const ofShops = own.map((shop) => ({
        ...owner,
        shopId: shop.id,
        nameType: shop.brand ? (2 as const) : (1 as const),
        holderName: shop.brand ?? shop.name,
      }));
      return [{ ...owner, ...alone, holderName: name }, ...ofShops];
    }),
  ];
}
