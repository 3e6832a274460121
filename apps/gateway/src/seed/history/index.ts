import type { Seeding } from '../Seeding';
import { accountSteps, eventOf } from './accountEvents';
import { bookEvents, createSystemAccounts, type DemoEvent } from './bookEvents';
import { openDemoAccounts } from './openDemoAccounts';
import { seedDeposits } from './seedDeposits';

/** A year of every owner's accounts, in order of time: postings of the ledger and nothing else. */
export async function seedHistory(seeding: Seeding): Promise<void> {
  const { tx, now, random } = seeding;
  const accounts = await openDemoAccounts(seeding);
  const steps = accounts.flatMap((account) => [...accountSteps(account, now, random)]);
  const system = createSystemAccounts(tx, new Date(now.getTime() - 371 * 86_400_000));
  const events: DemoEvent[] = [];
  for (const step of steps.sort((a, b) => a.at.getTime() - b.at.getTime())) {
    const { partnerId, currency } = step.account;
    events.push(await eventOf(step, random, (kind) => system(kind, partnerId, currency)));
  }
  await bookEvents(tx, events);
  await seedDeposits(tx, events);
}
