import type { ApprovalEvent, ApprovalKind, ApprovalStatus, CaughtBy } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { storedMoney, wireMoney } from '../../platform/money';
import { DEMO_PARTNERS } from '../../platform/seeding/partners';
import type { Seeding } from '../../platform/seeding/Seeding';
import { userTable as u } from '../session/table';
import { approvalEventTable, approvalTable } from './table';

const DAY = 86_400_000;
const THRESHOLD = 1_000_000n;

interface Demo {
  readonly kind: ApprovalKind;
  readonly subject: string;
  readonly summary: string;
  readonly minor: bigint;
  readonly status: ApprovalStatus;
  readonly event: ApprovalEvent;
  readonly note: string | null;
}

const PAST: readonly Demo[] = [
  {
    kind: 'payments',
    subject: 'payment-order',
    summary: 'Lindner Logistik GmbH',
    minor: 1_845_000n,
    status: 'refused',
    event: 'refused',
    note: 'Paid last week already',
  },
  {
    kind: 'withdrawals',
    subject: 'withdrawal-order',
    summary: 'Meridian Payments',
    minor: 2_500_000n,
    status: 'withdrawn',
    event: 'withdrawn',
    note: null,
  },
  {
    kind: 'transfers',
    subject: 'transfer-order',
    summary: 'Harbour & Finch Trading Ltd',
    minor: 1_200_000n,
    status: 'expired',
    event: 'expired',
    note: null,
  },
];

/** Requests of the past few days that ended without their writes, so that no money is held for them. */
export async function seedApprovals({ tx, now, random }: Seeding): Promise<void> {
  const users = await tx.select().from(u).where(eq(u.partnerId, DEMO_PARTNERS.meridian.id));
  const of = (prefix: string) => users.find(({ username }) => username.startsWith(prefix));
  const [maker, checker] = [of('finance'), of('administrator')];
  if (!maker || !checker) return;
  for (const [index, demo] of PAST.entries()) {
    const createdAt = new Date(now.getTime() - (index + 2) * DAY);
    const endedAt = new Date(createdAt.getTime() + DAY);
    const id = random.id(createdAt);
    const { event, note, minor, ...stored } = demo;
    const { partnerId, id: makerId, name: makerName } = maker;
    await tx.insert(approvalTable).values({
      ...stored,
      id,
      partnerId,
      verb: 'create',
      action: 'create',
      body: {},
      currency: storedMoney(minor, 'USD').currency,
      amount: minor,
      after: { amount: wireMoney(minor, 'USD'), reference: `Demo ${index + 1}` },
      terms: '',
      policies: [demoPolicy()],
      approvals: 0,
      approvers: 1,
      makerId,
      makerName,
      requestId: `SA140${createdAt.getTime()}`,
      createdAt,
      expiresAt: endedAt,
      endedAt,
    });
    const actor = event === 'withdrawn' ? maker : checker;
    const by = event === 'expired' ? {} : { actorId: actor.id, actorName: actor.name };
    await tx.insert(approvalEventTable).values([
      {
        id: random.id(createdAt),
        approvalId: id,
        partnerId,
        at: createdAt,
        event: 'requested',
        actorId: makerId,
        actorName: makerName,
      },
      { id: random.id(endedAt), approvalId: id, partnerId, at: endedAt, event, note, ...by },
    ]);
  }
}

function demoPolicy(): CaughtBy {
  const threshold = wireMoney(THRESHOLD, 'USD');
  return { policyId: null, version: 1, threshold, approvers: 1, roleId: null, roleName: null, windowHours: 72 };
}
