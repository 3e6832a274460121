import { DEMO_PARTNERS, demoColleague } from '../../platform/seeding/partners';
import type { Seeding } from '../../platform/seeding/Seeding';
import { policyTable } from './table';

const DAY = 86_400_000;

/** Policies of the first partner that only amounts of a size catch which nobody tries by the way. */
export async function seedPolicies({ tx, now, random }: Seeding): Promise<void> {
  const createdAt = new Date(now.getTime() - 30 * DAY);
  const common = {
    partnerId: DEMO_PARTNERS.meridian.id,
    currency: 'USD',
    amount: 100_000_000n,
    hours: 72,
    windowHours: 72,
    version: 1,
    createdBy: demoColleague(DEMO_PARTNERS.meridian.id, 'administrator'),
    createdAt,
    updatedAt: createdAt,
  } as const;
  await tx.insert(policyTable).values([
    { ...common, id: random.id(createdAt), kind: 'payments', approvers: 1 },
    { ...common, id: random.id(createdAt), kind: 'withdrawals', approvers: 2 },
  ]);
}
