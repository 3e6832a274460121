import { type Enablement, readBeneficiary } from '@corridor/core';
import { DEMO_PARTNERS } from '../../platform/seeding/partners';
import type { Seeding } from '../../platform/seeding/Seeding';
import { DEMO_DRAFTS } from './demoDrafts';
import { columnsOf } from './row';
import { beneficiaryTable } from './table';

const ROUNDS = 7;
const DAYS_BACK = 700;
const DAY = 86_400_000;
const LUMEN_EVERY = 5;

const STATUSES: readonly (readonly [Enablement, number])[] = [
  [1, 84],
  [2, 9],
  [0, 7],
];

/** Some sixty beneficiaries in nine countries, each as its destination asks. */
export async function seedBeneficiaries({ tx, now, random }: Seeding): Promise<void> {
  const makers = Array.from({ length: ROUNDS }, () => DEMO_DRAFTS).flat();
  const rows = makers.map((make, index) => {
    const reading = readBeneficiary(make(random));
    if (!reading.ok) throw new Error(`a seeded beneficiary is wrong at ${reading.problems[0]?.path}`);
    const createdAt = new Date(now.getTime() - random.between(1, DAYS_BACK) * DAY - random.between(0, DAY - 1));
    const partner = index % LUMEN_EVERY === LUMEN_EVERY - 1 ? DEMO_PARTNERS.lumen : DEMO_PARTNERS.meridian;
    return {
      id: random.id(createdAt),
      partnerId: partner.id,
      ...columnsOf(reading.draft),
      status: random.weighed(STATUSES),
      createdAt,
      updatedAt: createdAt,
    };
  });
  await tx.insert(beneficiaryTable).values(rows);
}
