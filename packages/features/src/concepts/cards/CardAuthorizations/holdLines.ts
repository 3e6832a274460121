import {
  type AuthorizationDetail,
  add,
  fromWireMoney,
  type HoldExplanation,
  isNegative,
  isZero,
  type Money,
  money,
  subtract,
  toWireMoney,
  type WireMoney,
} from '@corridor/core';

/** What a line of a hold's sum is about. */
export type HoldPart = 'reversed' | 'cleared' | 'expired' | 'above';

/** A line between what was authorized and what is held; `amount` carries its sign. */
export interface HoldLine {
  readonly part: HoldPart;
  readonly amount: WireMoney;
}

const TAKEN = ['reversed', 'cleared', 'expired'] as const;

/** What was cleared beyond what was authorized, so that the sum of a hold ends at zero. */
function beyond(hold: HoldExplanation): Money {
  const taken = TAKEN.map((part) => fromWireMoney(hold[part])).reduce(add);
  const over = subtract(taken, fromWireMoney(hold.authorized));
  return isNegative(over) ? money(0n, over.currency) : over;
}

/** The lines that lead from what was authorized to what is held; those of nothing are left out. */
export function holdLines(hold: HoldExplanation): HoldLine[] {
  const lines = TAKEN.flatMap((part): HoldLine[] => {
    const amount = fromWireMoney(hold[part]);
    return isZero(amount) ? [] : [{ part, amount: toWireMoney({ ...amount, minor: -amount.minor }) }];
  });
  const above = beyond(hold);
  return isZero(above) ? lines : [...lines, { part: 'above', amount: toWireMoney(above) }];
}

/** How a hold stands, for the sentence over its sum. */
export type HoldStanding = 'held' | 'partlyHeld' | 'settled' | 'partial' | 'above' | 'reversed' | 'expired';

/** How the hold of an approved authorization stands. */
export function holdStanding(of: Pick<AuthorizationDetail, 'hold' | 'status' | 'settlement'>): HoldStanding {
  const { hold, status, settlement } = of;
  if (!isZero(fromWireMoney(hold.held))) return hold.held.amount === hold.authorized.amount ? 'held' : 'partlyHeld';
  if (settlement === 'overpaymentSettled') return 'above';
  if (settlement === 'settled') return 'settled';
  if (settlement === 'partialSettled') return 'partial';
  return status === 'expired' ? 'expired' : 'reversed';
}
