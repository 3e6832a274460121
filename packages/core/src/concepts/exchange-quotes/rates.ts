import { type Factor, type Rounding, ratioOf } from '../../money';
import { roundQuotient } from '../../money/roundQuotient';
import type { ExchangeRate } from './contract';

/** Most decimals of a rate. */
const RATE_DECIMALS = 12;
const SCALE = 10n ** BigInt(RATE_DECIMALS);

/** How many units of one currency another buys, from what a dollar buys of both; rounded half-even to 12 decimals. */
export function crossRate(sellPerUsd: Factor, buyPerUsd: Factor): string {
  const [sell, buy] = [ratioOf(sellPerUsd), ratioOf(buyPerUsd)];
  return rateText(buy.numerator * sell.denominator, buy.denominator * sell.numerator, 'halfEven');
}

/** A rate that is so many basis points worse for who sells; rounded down to 12 decimals, so that it never becomes the better one. */
export function rateWithMargin(rate: Factor, marginBasisPoints: bigint): string {
  const { numerator, denominator } = ratioOf(rate);
  return rateText(numerator * (10_000n - marginBasisPoints), denominator * 10_000n, 'down');
}

/** How much worse than the middle of the market a rate is, in basis points, rounded half-even; 0 without a middle. */
export function marginBasisPoints(clientRate: Factor, midRate: Factor): bigint {
  const [client, mid] = [ratioOf(clientRate), ratioOf(midRate)];
  const middle = mid.numerator * client.denominator;
  if (middle === 0n) return 0n;
  return roundQuotient((middle - client.numerator * mid.denominator) * 10_000n, middle, 'halfEven');
}

/** When a rate is too old to deal at; null where its source sets no limit. */
export function rateGoodUntil({ at, maxAgeSeconds }: Pick<ExchangeRate, 'at' | 'maxAgeSeconds'>): Date | null {
  return maxAgeSeconds === null ? null : new Date(Date.parse(at) + maxAgeSeconds * 1_000);
}

/** Returns true if nobody deals any more at what holds until an instant. */
export function isRateTooOld(goodUntil: Date | null, now: Date): boolean {
  return goodUntil !== null && goodUntil.getTime() <= now.getTime();
}

function rateText(numerator: bigint, denominator: bigint, rounding: Rounding): string {
  const scaled = roundQuotient(numerator * SCALE, denominator, rounding)
    .toString()
    .padStart(RATE_DECIMALS + 1, '0');
  return `${scaled.slice(0, -RATE_DECIMALS)}.${scaled.slice(-RATE_DECIMALS)}`.replace(/\.?0+$/, '');
}
