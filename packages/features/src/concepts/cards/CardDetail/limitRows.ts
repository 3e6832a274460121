import {
  AMOUNT_LIMITS,
  type CardDetail,
  type CardLimits,
  type CardUsage,
  equals,
  type Money,
  readWireMoney,
  subtract,
  toWireMoney,
  type WireMoney,
} from '@corridor/core';

/** A limit as the details show it: its value, what remains of it, and the used share from 0 to 1. */
export interface LimitRow {
  readonly limit: keyof CardLimits;
  readonly value: WireMoney | number;
  /** Null where nothing is used up, as for a single amount. */
  readonly remaining: WireMoney | number | null;
  readonly used: number;
  readonly isDefault: boolean;
}

/** Every limit of a card with what remains of it, in the order of the screens. */
export function limitRows({
  limits,
  defaultLimits,
  usage,
}: Pick<CardDetail, 'limits' | 'defaultLimits' | 'usage'>): LimitRow[] {
  const amounts = AMOUNT_LIMITS.map((limit): LimitRow => {
    const spent = limit === 'maxSingle' ? null : usage[usageOf(limit)];
    return {
      limit,
      value: limits[limit],
      isDefault: sameAmount(limits[limit], defaultLimits[limit]),
      ...left(limits[limit], spent),
    };
  });
  const { maxDailyTransactions: count } = limits;
  return [
    ...amounts,
    {
      limit: 'maxDailyTransactions',
      value: count,
      remaining: Math.max(0, count - usage.dailyTransactions),
      used: count > 0 ? usage.dailyTransactions / count : 0,
      isDefault: count === defaultLimits.maxDailyTransactions,
    },
  ];
}

function usageOf(
  limit: Exclude<(typeof AMOUNT_LIMITS)[number], 'maxSingle'>,
): Exclude<keyof CardUsage, 'dailyTransactions'> {
  return limit;
}

function left(limit: WireMoney, spent: WireMoney | null): Pick<LimitRow, 'remaining' | 'used'> {
  const [whole, part] = [readWireMoney(limit), spent && readWireMoney(spent)];
  if (!whole || !part || whole.currency !== part.currency) return { remaining: null, used: 0 };
  const rest = subtract(whole, part);
  const floor: Money = rest.minor < 0n ? { ...rest, minor: 0n } : rest;
  return { remaining: toWireMoney(floor), used: share(part.minor, whole.minor) };
}

/** For the length of a bar only: a share in thousandths, so that no amount ever becomes a float. */
function share(part: bigint, whole: bigint): number {
  return whole > 0n ? Number((part * 1000n) / whole) / 1000 : 0;
}

function sameAmount(left: WireMoney, right: WireMoney): boolean {
  const [one, two] = [readWireMoney(left), readWireMoney(right)];
  return one !== null && two !== null && equals(one, two);
}
