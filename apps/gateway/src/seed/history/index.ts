import type { Seeding } from '../Seeding';
import { accountSteps, type DemoStep, eventOf } from './accountEvents';
import { bookEvents, createSystemAccounts, type DemoEvent } from './bookEvents';
import { openDemoAccounts } from './openDemoAccounts';
import { seedDeposits } from './seedDeposits';
import { findOrderPool, seedOrders } from './seedOrders';

const DAY = 86_400_000;
const MONTHS = 12;

/** A year of every owner's accounts, month by month: deposits and the like, then orders in the month's last days; postings of the ledger and nothing else. */
export async function seedHistory(seeding: Seeding): Promise<void> {
  const { now, random } = seeding;
  const accounts = await openDemoAccounts(seeding);
  const steps = accounts.flatMap((account) => [...accountSteps(account, now, random)]);
  const pool = await findOrderPool(seeding, accounts);
  const system = createSystemAccounts(seeding.tx, new Date(now.getTime() - 371 * DAY));
  for (let month = MONTHS; month > 0; month -= 1) {
    const [begin, end] = [now.getTime() - month * 30 * DAY, now.getTime() - (month - 1) * 30 * DAY];
    const ordersFrom = new Date(end - (month === 1 ? DAY * 0.8 : 4 * DAY));
    // What would fall into the days of orders comes right before them.
    const own = steps
      .filter(({ at }) => (month === MONTHS || at.getTime() >= begin) && at.getTime() < end)
      .map((step) => (step.at < ordersFrom ? step : { ...step, at: ordersFrom }));
    await bookMonth(seeding, own, { system, month });
    await seedOrders(seeding, pool, ordersFrom, month === 1);
  }
}

interface Month {
  readonly system: ReturnType<typeof createSystemAccounts>;
  readonly month: number;
}

async function bookMonth({ tx, random }: Seeding, steps: readonly DemoStep[], { system, month }: Month): Promise<void> {
  const events: DemoEvent[] = [];
  for (const step of steps.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const { partnerId, currency } = step.account;
    events.push(await eventOf(step, random, (kind) => system(kind, partnerId, currency)));
  }
  await bookEvents(tx, events, `demo:${month}`);
  await seedDeposits(tx, events);
}
