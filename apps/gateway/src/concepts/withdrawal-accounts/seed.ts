import {
  APPROVED_ONBOARDING,
  type CurrencyCode,
  composeIban,
  type Enablement,
  readWithdrawalAccount,
  type WithdrawalAccountInput,
  type WithdrawalRejection,
} from '@corridor/core';
import { and, asc, inArray } from 'drizzle-orm';
import type { Random } from '../../platform/seeding/createRandom';
import { DEMO_PARTNER_IDS, DEMO_PARTNERS, demoColleague } from '../../platform/seeding/partners';
import type { Seeding } from '../../platform/seeding/Seeding';
import { merchantTable } from '../merchants';
import {
  type StoredAccountEvent,
  type StoredWithdrawalAccount,
  withdrawalAccountEventTable,
  withdrawalAccountTable,
} from './table';

const DAY = 86_400_000;
const MERCHANTS = 24;
const REJECTIONS: WithdrawalRejection[] = ['holderDiffers'];

const STATUSES: readonly (readonly [Enablement, number])[] = [
  [1, 80],
  [0, 12],
  [2, 8],
];

interface DemoOwner {
  readonly partnerId: string;
  readonly productType: 10 | 12;
  readonly ownerId: string;
  readonly ownerName: string;
}

/** Bank accounts of both partners and of two dozen merchants, in dollars and euros. */
export async function seedWithdrawalAccounts({ tx, now, random }: Seeding): Promise<void> {
  const merchants = await tx
    .select()
    .from(merchantTable)
    .where(
      and(
        inArray(merchantTable.partnerId, [...DEMO_PARTNER_IDS]),
        inArray(merchantTable.status, [...APPROVED_ONBOARDING]),
      ),
    )
    .orderBy(asc(merchantTable.createdAt), asc(merchantTable.id))
    .limit(MERCHANTS);
  const owners: DemoOwner[] = [
    ...Object.values(DEMO_PARTNERS).map(({ id, name }) => owner(id, 10, id, name)),
    ...merchants.map(({ id, partnerId, name }) => owner(partnerId, 12, id, name)),
  ];
  const rows = owners.flatMap((of) =>
    (['USD', 'EUR'] as const).map((currency) => {
      const reading = readWithdrawalAccount(draftOf(of, currency, random));
      if (!reading.ok) throw new Error(`a seeded withdrawal account is wrong at ${reading.problems[0]?.path}`);
      const createdAt = new Date(now.getTime() - random.between(371, 500) * DAY);
      const status = of.productType === 10 ? 1 : random.weighed(STATUSES);
      const account = { ...reading.account, ...of, id: random.id(createdAt), currency, status, createdAt };
      return { ...account, ...pastOf(account) };
    }),
  );
  await tx.insert(withdrawalAccountTable).values(rows);
  await tx.insert(withdrawalAccountEventTable).values(rows.flatMap((row) => eventsOf(row, random)));
}

/** When it was verified, and why it may not be withdrawn to: every other one that is off in euros was never verified. */
function pastOf({ status, currency, createdAt }: Pick<DemoAccount, 'status' | 'currency' | 'createdAt'>) {
  const verifiedAt = status === 0 ? null : new Date(createdAt.getTime() + DAY);
  if (status === 2 && currency === 'EUR') {
    return { verifiedAt: null, rejectionReasons: REJECTIONS, reason: 'The bank names another company' };
  }
  return { verifiedAt, rejectionReasons: [], reason: status === 2 ? 'Bank asked to close it' : null };
}

type DemoAccount = Pick<
  StoredWithdrawalAccount,
  'id' | 'partnerId' | 'currency' | 'status' | 'createdAt' | 'verifiedAt' | 'rejectionReasons' | 'reason'
>;

function eventsOf(account: DemoAccount, random: Random): StoredAccountEvent[] {
  const { id, partnerId, status, createdAt, verifiedAt, rejectionReasons, reason } = account;
  const event = (action: StoredAccountEvent['action'], at: Date, actor: string, more = {}): StoredAccountEvent => ({
    ...{ id: random.id(at), partnerId, accountId: id, action, at, actor, ...more },
  });
  const [maker, checker] = [demoColleague(partnerId, 'finance'), demoColleague(partnerId, 'administrator')];
  const later = (days: number) => new Date(createdAt.getTime() + days * DAY);
  const rejected = status === 2 && !verifiedAt;
  return [
    event('create', createdAt, maker),
    ...(verifiedAt ? [event('verify', verifiedAt, checker)] : []),
    ...(rejected ? [event('reject', later(2), checker, { rejectionReasons, reason })] : []),
    ...(status === 2 && verifiedAt ? [event('disable', later(200), checker, { reason })] : []),
  ];
}

const owner = (partnerId: string, productType: DemoOwner['productType'], ownerId: string, ownerName: string) => ({
  partnerId,
  productType,
  ownerId,
  ownerName,
});

function draftOf({ ownerId, ownerName }: DemoOwner, currency: CurrencyCode, random: Random): WithdrawalAccountInput {
  const digits = (length: number) => Array.from({ length }, () => random.between(0, 9)).join('');
  const of = { ownerId, currency, holderName: ownerName };
  if (currency === 'EUR') {
    const accountNumber = composeIban('DE', digits(18));
    return { ...of, bankCountry: 'DE', bankName: 'Rheinbank', accountNumberType: 2, accountNumber };
  }
  const routing = { routingCodeType: 'aba', routingCode: '123456780' } as const;
  return {
    ...of,
    bankCountry: 'US',
    bankName: 'Harbor Trust',
    accountNumberType: 1,
    accountNumber: digits(10),
    ...routing,
  };
}
