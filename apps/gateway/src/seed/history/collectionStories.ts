import { type Money, money } from '@corridor/core';
import { asc } from 'drizzle-orm';
import type { StoredAccount } from '../../concepts/accounts';
import { virtualAccountTable } from '../../concepts/virtual-accounts';
import { createRandom, type Random } from '../../platform/seeding/createRandom';
import type { Seeding } from '../../platform/seeding/Seeding';
import { unitOf } from './accountEvents';
import { DEMO_PAYERS, DEMO_REFERENCES } from './demoPayers';
import { outsideOrders } from './orderDays';

/** How far a collection of the demo's history comes. */
export type StoryEnd = 'approved' | 'waiting' | 'partial' | 'reviewing' | 'rejected' | 'returned';

/** A collection of the demo's history from its arrival to its end. */
export interface CollectionStory {
  readonly id: string;
  readonly end: StoryEnd;
  readonly account: StoredAccount;
  readonly under: typeof virtualAccountTable.$inferSelect;
  readonly amount: Money;
  readonly fee: Money;
  readonly payer: (typeof DEMO_PAYERS)[number];
  readonly reference: string;
  readonly bankReference: string;
  readonly receivedAt: Date;
  readonly linkedAt: Date;
  /** When it was approved, rejected or sent back, where it was. */
  readonly decidedAt: Date;
  /** Transactions of its arrival, of what leaves the pending money, and of what becomes available. */
  readonly transactions: readonly [arrival: string, leaving: string, credit: string];
}

const [HOUR, DAY] = [3_600_000, 86_400_000];

// Every end is seen early, whatever chance says.
const FIRST: readonly StoryEnd[] = ['approved', 'waiting', 'reviewing', 'rejected', 'partial', 'approved', 'returned'];

const ENDS: readonly (readonly [StoryEnd, number])[] = [
  ['approved', 70],
  ['waiting', 9],
  ['reviewing', 8],
  ['partial', 5],
  ['rejected', 4],
  ['returned', 4],
];

/** Collections under every virtual account whose owner has an account in its currency. */
export async function collectionStories(
  { tx, now }: Seeding,
  accounts: readonly StoredAccount[],
): Promise<CollectionStory[]> {
  const random = createRandom('collections');
  const { createdAt, id } = virtualAccountTable;
  const virtual = await tx.select().from(virtualAccountTable).orderBy(asc(createdAt), asc(id));
  const counts = new Map<string, number>();
  return virtual.flatMap((under) => {
    const account = accounts.find((one) => one.ownerId === under.ownerId && one.currency === under.currency);
    if (!account) return [];
    return Array.from({ length: random.between(1, 5) }, () => {
      const nth = counts.get(under.partnerId) ?? 0;
      counts.set(under.partnerId, nth + 1);
      return storyOf({ account, under, end: FIRST[nth] ?? random.weighed(ENDS) }, now, random);
    });
  });
}

type Cast = Pick<CollectionStory, 'account' | 'under' | 'end'>;

function storyOf(cast: Cast, now: Date, random: Random): CollectionStory {
  const { account, under } = cast;
  const times = timesOf(cast, now, random);
  const { receivedAt, decidedAt } = times;
  const minor = unitOf(under.currency) * BigInt(random.between(300, 26_000)) + BigInt(random.between(0, 99));
  const of = (amount: bigint) => money(amount, account.currency);
  return {
    ...cast,
    ...times,
    id: random.id(receivedAt),
    amount: of(minor),
    fee: of(random.chance(0.7) ? minor / 250n : 0n),
    payer: random.pick(DEMO_PAYERS),
    reference: `${random.pick(DEMO_REFERENCES)} ${random.between(10_000, 99_999)}`,
    bankReference: `E2E${receivedAt.getTime()}${random.between(100_000, 999_999)}`,
    transactions: [random.id(receivedAt), random.id(decidedAt), random.id(decidedAt)],
  };
}

/** When it arrives, is linked and decided; those that are still open arrived in the last days. */
function timesOf({ account, under, end }: Cast, now: Date, random: Random) {
  const isOpen = end === 'waiting' || end === 'partial' || end === 'reviewing';
  const since = Math.max(under.createdAt.getTime(), account.openedAt.getTime()) + DAY;
  const last = now.getTime() - (isOpen ? 1.2 : 6) * DAY;
  const first = Math.min(Math.max(since, isOpen ? now.getTime() - 11 * DAY : 0), last);
  const arrival = first + Math.floor(random.next() * (last - first));
  const linking = random.between(2, 20) * HOUR;
  const deciding = linking + random.between(3, 40) * HOUR;
  const receivedAt = outsideOrders(arrival, arrival + (isOpen ? 0 : deciding), now.getTime());
  const at = (behind: number) => new Date(receivedAt + behind);
  return { receivedAt: at(0), linkedAt: at(linking), decidedAt: at(deciding) };
}
