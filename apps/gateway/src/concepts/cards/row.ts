import {
  type Card,
  type CardBin,
  type CardLimits,
  type CardRight,
  type CardUsage,
  cardRightsFor,
} from '@corridor/core';
import type { Principal } from '../../platform/call';
import { wireMoney } from '../../platform/money';
import { type Acted, allowedActions } from '../../platform/resource';
import type { StoredBin, StoredCard } from './table';

/** A stored card as lists show it to a user. */
export function toCard(stored: StoredCard, principal: Principal): Card {
  const { activatedAt, createdAt, currency } = stored;
  return {
    id: stored.id,
    merchantId: stored.merchantId,
    merchantName: stored.merchantName,
    holderName: stored.holderName,
    bin: stored.bin,
    last4: stored.last4,
    scheme: stored.scheme,
    type: stored.type,
    model: stored.model,
    shared: stored.shared,
    status: stored.status,
    currency,
    balance: wireMoney(stored.balance, currency),
    expiry: stored.expiry,
    activatedAt: activatedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    allowedActions: allowedActions(principal, actedOn(stored)),
  };
}

/** What decides which actions a card allows. */
export function actedOn(stored: StoredCard): Acted<CardRight> {
  return { segment: 'card', stored, possible: cardRightsFor(stored.status, stored.type) };
}

/** The limits that a card has: its own, else its BIN's. */
export function limitsOf(own: StoredLimits, defaults: CardLimits, currency: string): CardLimits {
  const amount = (minor: bigint | null, standard: CardLimits['daily']) =>
    minor === null ? standard : wireMoney(minor, currency);
  return {
    overallTotal: amount(own.limitOverallTotal, defaults.overallTotal),
    maxSingle: amount(own.limitMaxSingle, defaults.maxSingle),
    daily: amount(own.limitDaily, defaults.daily),
    monthly: amount(own.limitMonthly, defaults.monthly),
    maxDailyTransactions: own.limitMaxDailyTransactions ?? defaults.maxDailyTransactions,
  };
}

/** The limits of amount that a card has of its own. */
export function ownLimits(own: StoredLimits, currency: string): Partial<CardLimits> {
  const amounts = {
    overallTotal: own.limitOverallTotal,
    maxSingle: own.limitMaxSingle,
    daily: own.limitDaily,
    monthly: own.limitMonthly,
  };
  const set = Object.entries(amounts).flatMap(([name, minor]) =>
    minor === null ? [] : [[name, wireMoney(minor, currency)]],
  );
  return Object.fromEntries(set);
}

/** The limits of a card in its columns. */
export type StoredLimits = Pick<
  StoredCard,
  'limitOverallTotal' | 'limitMaxSingle' | 'limitDaily' | 'limitMonthly' | 'limitMaxDailyTransactions'
>;

/** How much of its limits a card has used. */
export function usageOf({ currency, ...stored }: StoredCard): CardUsage {
  return {
    overallTotal: wireMoney(stored.usedOverallTotal, currency),
    daily: wireMoney(stored.usedDaily, currency),
    monthly: wireMoney(stored.usedMonthly, currency),
    dailyTransactions: stored.usedDailyTransactions,
  };
}

/** A stored BIN as the wire has it. */
export function toBin({ bin, scheme, currency, types, models, ...stored }: StoredBin): CardBin {
  const amount = (minor: bigint) => wireMoney(minor, currency);
  const defaultLimits: CardLimits = {
    overallTotal: amount(stored.limitOverallTotal),
    maxSingle: amount(stored.limitMaxSingle),
    daily: amount(stored.limitDaily),
    monthly: amount(stored.limitMonthly),
    maxDailyTransactions: stored.limitMaxDailyTransactions,
  };
  return { bin, scheme, currency, types, models, defaultLimits };
}
