import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCY_CODES, currencyExponent } from '../currencies';
import { money, ratioOf } from '../money';
import { crossRate, rateWithMargin } from './rates';
import { EXCHANGE_MARGIN_BASIS_POINTS, isQuoteOpen, priceExchange, settlesAt } from './rules';

const currency = fc.constantFrom(...CURRENCY_CODES);
const perUsd = fc
  .bigInt(1n, 10n ** 9n)
  .map((scaled) => `${scaled / 10_000n}.${String(scaled % 10_000n).padStart(4, '0')}`);
const amount = fc.bigInt(1n, 10n ** 13n);

const magnitude = (value: bigint) => (value < 0n ? -value : value);

describe('pricing an exchange', () => {
  it('never touches the fixed side, and rounds the other to the nearest minor unit', () => {
    fc.assert(
      fc.property(
        currency,
        currency,
        fc.constantFrom('sell' as const, 'buy' as const),
        amount,
        perUsd,
        perUsd,
        (from, to, fixedSide, minor, a, b) => {
          const clientRate = crossRate(a, b);
          fc.pre(clientRate !== '0');
          const fixed = money(minor, fixedSide === 'sell' ? from : to);
          const price = priceExchange({
            fixedSide,
            amount: fixed,
            otherCurrency: fixedSide === 'sell' ? to : from,
            clientRate,
          });
          if (!price) return;
          expect(price[fixedSide]).toEqual(fixed);
          // |buy − sell × rate| in buy units, scaled: at most half a minor unit of the rounded side.
          const { numerator, denominator } = ratioOf(clientRate);
          const [sellUnit, buyUnit] = [10n ** BigInt(currencyExponent(from)), 10n ** BigInt(currencyExponent(to))];
          const off = price.buy.minor * denominator * sellUnit - price.sell.minor * numerator * buyUnit;
          const tolerance = fixedSide === 'sell' ? denominator * sellUnit : numerator * buyUnit;
          expect(magnitude(off) * 2n <= tolerance).toBe(true);
          expect(price.fee.currency).toBe(from);
          expect(price.fee.minor >= 0n && price.fee.minor <= price.sell.minor).toBe(true);
        },
      ),
    );
  });

  it('gives no price where a side would be nothing', () => {
    const tiny = { fixedSide: 'sell', amount: money(1n, 'VND'), otherCurrency: 'USD', clientRate: '0.00004' } as const;
    expect(priceExchange(tiny)).toBeNull();
    expect(priceExchange({ ...tiny, amount: money(-500n, 'VND'), clientRate: '40' })).toBeNull();
  });

  it('is never better than the middle of the market', () => {
    fc.assert(
      fc.property(perUsd, perUsd, (a, b) => {
        const mid = crossRate(a, b);
        const [worse, middle] = [ratioOf(rateWithMargin(mid, EXCHANGE_MARGIN_BASIS_POINTS)), ratioOf(mid)];
        expect(worse.numerator * middle.denominator <= middle.numerator * worse.denominator).toBe(true);
      }),
    );
  });

  it.each([
    ['1', '0.92', '0.92'],
    ['0.92', '1', '1.086956521739'],
    ['17.15', '0.92', '0.053644314869'],
    ['4', '1000', '250'],
  ])('crosses %s and %s per dollar to %s', (sell, buy, rate) => expect(crossRate(sell, buy)).toBe(rate));
});

describe('the time of an exchange', () => {
  it.each([
    ['2026-03-04T16:59:59.000Z', '2026-03-04T16:59:59.000Z'],
    ['2026-03-04T17:00:00.000Z', '2026-03-05T09:00:00.000Z'],
    ['2026-03-06T18:00:00.000Z', '2026-03-09T09:00:00.000Z'],
    ['2026-03-07T08:00:00.000Z', '2026-03-09T09:00:00.000Z'],
    ['2026-03-08T23:00:00.000Z', '2026-03-09T09:00:00.000Z'],
  ])('settles what is accepted at %s at %s', (at, settled) =>
    expect(settlesAt(new Date(at)).toISOString()).toBe(settled),
  );

  it('closes a quote when its time is over or an order was made of it', () => {
    const quote = { expiresAt: '2026-03-04T10:03:00.000Z', orderId: null };
    expect(isQuoteOpen(quote, new Date('2026-03-04T10:02:59.999Z'))).toBe(true);
    expect(isQuoteOpen(quote, new Date('2026-03-04T10:03:00.000Z'))).toBe(false);
    expect(isQuoteOpen({ ...quote, orderId: 'x' }, new Date('2026-03-04T10:00:00.000Z'))).toBe(false);
  });
});
