import type { Seeding } from '../../platform/seeding/Seeding';
import { accountSteps, type DemoStep, eventOf } from './accountEvents';
import { bookEvents, createSystemAccounts } from './bookEvents';
import { collectionEventsOf, type TimedEvent } from './collectionEvents';
import { collectionStories } from './collectionStories';
import { openDemoAccounts } from './openDemoAccounts';
import { ordersBeginIn } from './orderDays';
import { seedCollections } from './seedCollections';
import { seedDeposits } from './seedDeposits';
import { findOrderPool, seedOrders } from './seedOrders';

const DAY = 86_400_000;
const MONTHS = 12;

/** A year of every owner's accounts, month by month: deposits, collections and the like, then orders in the month's last days; postings of the ledger and nothing else. */
export async function seedHistory(seeding: Seeding): Promise<void> {
  const { now, random } = seeding;
  const accounts = await openDemoAccounts(seeding);
  const steps = accounts.flatMap((account) => [...accountSteps(account, now, random)]);
  const pool = await findOrderPool(seeding, accounts);
  const system = createSystemAccounts(seeding.tx, new Date(now.getTime() - 371 * DAY));
  const stories = await collectionStories(seeding, accounts);
  const collected = await collectionEventsOf(stories, system);
  for (let month = MONTHS; month > 0; month -= 1) {
    const [begin, end] = [now.getTime() - month * 30 * DAY, now.getTime() - (month - 1) * 30 * DAY];
    const ordersFrom = new Date(ordersBeginIn(month, now.getTime()));
    // What would fall into the days of orders comes right before them.
    const own = steps
      .filter(({ at }) => (month === MONTHS || at.getTime() >= begin) && at.getTime() < end)
      .map((step) => (step.at < ordersFrom ? step : { ...step, at: ordersFrom }));
    const inMonth = collected.filter(({ at }) => (month === MONTHS || at.getTime() >= begin) && at.getTime() < end);
    await bookMonth(seeding, own, { system, month, collected: inMonth });
    await seedOrders(seeding, pool, { from: ordersFrom, month });
  }
  await seedCollections(seeding, stories);
}

interface Month {
  readonly system: ReturnType<typeof createSystemAccounts>;
  readonly month: number;
  readonly collected: readonly TimedEvent[];
}

async function bookMonth(
  { tx, random }: Seeding,
  steps: readonly DemoStep[],
  { system, month, collected }: Month,
): Promise<void> {
  const timed: TimedEvent[] = [...collected];
  for (const step of steps.toSorted(inTime)) {
    const { partnerId, currency } = step.account;
    const event = await eventOf(step, random, (kind) => system(kind, partnerId, currency));
    timed.push({ at: step.at, event });
  }
  const events = timed.toSorted(inTime).map(({ event }) => event);
  await bookEvents(tx, events, `demo:${month}`);
  await seedDeposits(tx, events);
}

function inTime(a: { readonly at: Date }, b: { readonly at: Date }): number {
  return a.at.getTime() - b.at.getTime();
}
