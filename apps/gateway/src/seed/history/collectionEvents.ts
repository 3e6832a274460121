import { subtract } from '@corridor/core';
import { type Leg, movement } from '../../ledger';
import type { createSystemAccounts, DemoEvent } from './bookEvents';
import type { CollectionStory } from './collectionStories';

/** A posting of the demo's history with its instant. */
export interface TimedEvent {
  readonly at: Date;
  readonly event: DemoEvent;
}

type System = ReturnType<typeof createSystemAccounts>;

/** What collections of the demo's history book: each arrival, and each approval or sending back. */
export async function collectionEventsOf(stories: readonly CollectionStory[], system: System): Promise<TimedEvent[]> {
  const events: TimedEvent[] = [];
  for (const story of stories) events.push(...(await eventsOf(story, system)));
  return events;
}

async function eventsOf(story: CollectionStory, system: System): Promise<TimedEvent[]> {
  const { account, amount, end, receivedAt, decidedAt, transactions } = story;
  const clearing = await system('clearing', account.partnerId, account.currency);
  const [arrivalId, leavingId] = transactions;
  const facts = { ...tellingOf(story), component: 'collectionPending' } as const;
  const arrived = { ...facts, id: arrivalId, type: 101, status: end === 'returned' ? 3 : 1, at: receivedAt } as const;
  const arrival = timed(story, receivedAt, 'collection', movement(clearing, account.pendingId, amount), [arrived]);
  if (end === 'approved') return [arrival, await approval(story, system)];
  if (end !== 'returned') return [arrival];
  const left = { ...facts, id: leavingId, type: 'return', status: 2, relatedId: arrivalId, at: decidedAt } as const;
  const legs = movement(account.pendingId, clearing, amount);
  return [arrival, timed(story, decidedAt, 'collection-return', legs, [left])];
}

async function approval(story: CollectionStory, system: System): Promise<TimedEvent> {
  const { account, amount, fee, decidedAt: at, transactions } = story;
  const [relatedId, leavingId, creditId] = transactions;
  const legs: Leg[] = [...movement(account.pendingId, account.availableId, subtract(amount, fee))];
  if (fee.minor > 0n) {
    legs.push(...movement(account.pendingId, await system('fees', account.partnerId, account.currency), fee));
  }
  const shared = { ...tellingOf(story), relatedId, status: 1, at } as const;
  return timed(story, at, 'collection-approval', legs, [
    { ...shared, id: leavingId, component: 'collectionPending', type: 121 },
    { ...shared, id: creditId, type: 101, fee },
  ]);
}

function tellingOf({ id, account, amount, payer, reference }: CollectionStory) {
  const [counterpartyName, counterpartyAccount, country] = payer;
  return {
    account,
    amount,
    reference,
    counterpartyName,
    counterpartyAccount,
    country,
    source: { kind: 'collection', id },
  } as const;
}

function timed(
  { id, account }: CollectionStory,
  at: Date,
  kind: string,
  legs: readonly Leg[],
  transactions: DemoEvent['transactions'],
): TimedEvent {
  const posting = { partnerId: account.partnerId, kind, legs, at, meta: { collection: id } };
  return { at, event: { posting, transactions } };
}
