import { businessType } from '@corridor/core';
import { asc, eq } from 'drizzle-orm';
import type { Seeding } from '../../platform/seeding/Seeding';
import { merchantTable } from '../merchants';
import { DEMO_HOSTS } from './demoHosts';
import { shopTable } from './table';

const DAY = 86_400_000;

/** A shop or two of every third corporation. */
export async function seedShops({ tx, now, random }: Seeding): Promise<void> {
  const corporations = await tx
    .select()
    .from(merchantTable)
    .where(eq(merchantTable.type, 1))
    .orderBy(asc(merchantTable.createdAt), asc(merchantTable.id));
  const rows = corporations.flatMap(({ id: ownerId, partnerId, name, createdAt: since }) =>
    Array.from(
      {
        length: random.weighed([
          [0, 6],
          [1, 3],
          [2, 1],
        ]),
      },
      (_, index) => {
        const span = now.getTime() - since.getTime() - DAY;
        const createdAt = new Date(since.getTime() + Math.floor(random.next() * Math.max(span, 0)));
        const id = random.id(createdAt);
        const brand = random.chance(0.5) ? name : null;
        return {
          id,
          partnerId,
          ownerId,
          name: index === 0 ? `${name} Store` : `${name} Outlet`,
          brand,
          websiteUrl: websiteOf(name, index, brand),
          businessType: random.pick(businessType.codes),
          status: random.weighed([
            [1, 7],
            [0, 2],
            [2, 1],
          ] as const),
          createdAt,
        };
      },
    ),
  );
  if (rows.length > 0) await tx.insert(shopTable).values(rows);
}

// An outlet without a brand of its own sells in the street only.
function websiteOf(name: string, index: number, brand: string | null): string | null {
  const host = DEMO_HOSTS[name];
  if (!host || (index > 0 && brand === null)) return null;
  return `https://${index === 0 ? 'www' : 'outlet'}.${host}`;
}
