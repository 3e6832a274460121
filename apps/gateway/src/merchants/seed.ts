import type { MerchantType, OnboardingStatus } from '@corridor/core';
import { DEMO_PARTNERS } from '../seed/partners';
import type { Seeding } from '../seed/Seeding';
import { DEMO_CORPORATIONS, DEMO_INDIVIDUALS } from './demoNames';
import { merchantTable } from './table';

const STATUSES: readonly (readonly [OnboardingStatus, number])[] = [
  ['approved', 55],
  ['enabled', 20],
  ['underReview', 8],
  ['toBeUploaded', 5],
  ['toBeSupplemented', 5],
  ['initial', 3],
  ['rejected', 2],
  ['disabled', 2],
];

const DAYS_BACK = 1_280;
const DAY = 86_400_000;
const LUMEN_EVERY = 4;

/** Some sixty merchants: companies and people, from many countries and in many scripts, three quarters of them the first partner's. */
export async function seedMerchants({ tx, now, random }: Seeding): Promise<void> {
  const named = [
    ...DEMO_CORPORATIONS.map(([name, country]) => ({ name, country, type: 1 as MerchantType })),
    ...DEMO_INDIVIDUALS.map(([name, country]) => ({ name, country, type: 2 as MerchantType })),
  ];
  const rows = named.map(({ name, country, type }, index) => {
    const createdAt = new Date(now.getTime() - random.between(1, DAYS_BACK) * DAY - random.between(0, DAY - 1));
    const partner = index % LUMEN_EVERY === LUMEN_EVERY - 1 ? DEMO_PARTNERS.lumen : DEMO_PARTNERS.meridian;
    const email = `${type === 1 ? 'accounts' : 'contact'}${index + 1}@merchant-${index + 1}.example`;
    return {
      id: random.id(createdAt),
      partnerId: partner.id,
      type,
      name,
      email,
      country,
      status: random.weighed(STATUSES),
      createdAt,
    };
  });
  await tx.insert(merchantTable).values(rows);
}
