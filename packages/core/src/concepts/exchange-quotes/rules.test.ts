import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal, money, parseMoney, ratioOf } from '../../money';
import { CURRENCY_CODES, type CurrencyCode, currencyExponent } from '../../reference/currencies';
import { crossRate, marginBasisPoints, rateWithMargin } from './rates';
import { exchangeDebit, readExchangeInput } from './request';
import { EXCHANGE_MARGIN_BASIS_POINTS, isQuoteOpen, priceExchange, settlesAt } from './rules';

const currency = fc.constantFrom(...CURRENCY_CODES);
const perUsd = fc
  .bigInt(1n, 10n ** 9n)
  .map((scaled) => `${scaled / 10_000n}.${String(scaled % 10_000n).padStart(4, '0')}`);
const amount = fc.bigInt(1n, 10n ** 13n);

interface Market {
  readonly codes: readonly CurrencyCode[];
  readonly rates: readonly string[];
}

const market: fc.Arbitrary<Market> = fc.record({
  codes: fc.shuffledSubarray([...CURRENCY_CODES], { minLength: 3, maxLength: 3 }),
  rates: fc.array(perUsd, { minLength: 3, maxLength: 3 }),
});

const step = fc.record({
  sold: fc.nat(2),
  further: fc.integer({ min: 1, max: 2 }),
  minor: fc.bigInt(1n, 10n ** 4n),
  fixedSide: fc.constantFrom('sell' as const, 'buy' as const),
});

/** What amounts of a market's currencies are worth in dollars, exactly, over a denominator that they all share. */
function worth({ codes, rates }: Market, held: readonly bigint[]): bigint {
  return codes.reduce((total, code, index) => {
    const shares = rates.map((rate, other) => {
      const { numerator, denominator } = ratioOf(rate);
      return other === index ? denominator : numerator;
    });
    const scale = 10n ** BigInt(4 - currencyExponent(code));
    return total + shares.reduce((product, share) => product * share, (held[index] ?? 0n) * scale);
  }, 0n);
}

/** What is held after an exchange; undefined where it has no price. */
function exchanged({ codes, rates }: Market, held: readonly bigint[], next: StepOf<typeof step>) {
  const [from, to] = [next.sold, (next.sold + next.further) % 3];
  const [sell = 'USD', buy = 'USD', a = '1', b = '1'] = [codes[from], codes[to], rates[from], rates[to]];
  const clientRate = rateWithMargin(crossRate(a, b), EXCHANGE_MARGIN_BASIS_POINTS);
  if (clientRate === '0') return undefined;
  const { fixedSide, minor } = next;
  const [own, otherCurrency] = fixedSide === 'sell' ? [sell, buy] : [buy, sell];
  const price = priceExchange({ fixedSide, amount: money(minor, own), otherCurrency, clientRate });
  const gainOf = (index: number) => {
    if (index === from) return -(price?.sell.minor ?? 0n) - (price?.fee.minor ?? 0n);
    return index === to ? (price?.buy.minor ?? 0n) : 0n;
  };
  return price && held.map((minorHeld, index) => minorHeld + gainOf(index));
}

type StepOf<Of> = Of extends fc.Arbitrary<infer Step> ? Step : never;

describe('pricing an exchange', () => {
  it('never touches the fixed side, and rounds the other against the customer, by less than a minor unit', () => {
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
          // sell × rate − buy, scaled: from nothing to less than a minor unit of the rounded side.
          const { numerator, denominator } = ratioOf(clientRate);
          const [sellUnit, buyUnit] = [10n ** BigInt(currencyExponent(from)), 10n ** BigInt(currencyExponent(to))];
          const off = price.sell.minor * numerator * buyUnit - price.buy.minor * denominator * sellUnit;
          const tolerance = fixedSide === 'sell' ? denominator * sellUnit : numerator * buyUnit;
          expect(off >= 0n && off < tolerance).toBe(true);
          expect(price.fee.currency).toBe(from);
          expect(price.fee.minor >= 1n && price.fee.minor <= price.sell.minor).toBe(true);
        },
      ),
    );
  });

  it('never leaves anybody with more, whatever is exchanged for what, as long as rates stand still', () => {
    fc.assert(
      fc.property(market, fc.array(step, { maxLength: 20 }), (standing, steps) => {
        let held: readonly bigint[] = standing.codes.map(() => 10n ** 9n);
        for (const next of steps) {
          const after = exchanged(standing, held, next);
          if (!after) continue;
          expect(worth(standing, after) < worth(standing, held)).toBe(true);
          held = after;
        }
      }),
    );
  });

  it.each([
    ['1', 'JPY', 'USD', '0.0066603', null],
    ['0.01', 'USD', 'EUR', '0.918', null],
    ['100', 'JPY', 'USD', '0.0066603', '0.66'],
    ['1.00', 'USD', 'EUR', '0.9199', '0.91'],
  ] as const)(
    'buys with %s %s of %s at %s only what it is worth: %s',
    (text, currency, otherCurrency, clientRate, buys) => {
      const terms = { fixedSide: 'sell', amount: parseMoney(text, currency), otherCurrency, clientRate } as const;
      const price = priceExchange(terms);
      expect(price && formatDecimal(price.buy)).toBe(buys);
    },
  );

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

describe('the margin of a rate', () => {
  it.each([
    ['0.9968', '1', 32n],
    ['1', '1', 0n],
    ['1.0035', '1', -35n],
    ['1', '0', 0n],
  ])('of %s against %s is %s basis points', (client, mid, margin) =>
    expect(marginBasisPoints(client, mid)).toBe(margin),
  );

  it('is the one that a rate was given', () => {
    fc.assert(
      fc.property(perUsd, perUsd, (a, b) => {
        const mid = crossRate(a, b);
        fc.pre(mid.replace(/^0\.0*|\./g, '').length > 6 && Number(mid) > 1e-4);
        expect(marginBasisPoints(rateWithMargin(mid, EXCHANGE_MARGIN_BASIS_POINTS), mid)).toBe(35n);
      }),
    );
  });
});

describe('what an exchange is asked with', () => {
  const input = {
    ownerId: 'x',
    sellCurrency: 'USD',
    buyCurrency: 'JPY',
    fixedSide: 'buy' as const,
    amount: { amount: '1500', currency: 'JPY' },
  };
  const problemsOf = (change: Partial<Parameters<typeof readExchangeInput>[0]>) => {
    const reading = readExchangeInput({ ...input, ...change });
    return reading.ok ? [] : reading.problems.map(({ path, reason }) => `${path} ${reason}`);
  };

  it('is read to the last digit', () => {
    expect(readExchangeInput(input)).toEqual({ ok: true, sell: 'USD', buy: 'JPY', fixed: money(1500n, 'JPY') });
  });

  it.each([
    [{ ownerId: '' }, ['ownerId ownerMissing']],
    [{ sellCurrency: 'ZZZ' }, ['sellCurrency notACurrency']],
    [{ sellCurrency: 'JPY' }, ['buyCurrency sameCurrency']],
    [{ fixedSide: 'sell' as const }, ['amount.currency otherCurrency']],
    [{ amount: { amount: '', currency: 'JPY' } }, ['amount.amount amountMissing']],
    [{ amount: { amount: 'ten', currency: 'JPY' } }, ['amount.amount notAnAmount']],
    [{ amount: { amount: '1.5', currency: 'JPY' } }, ['amount.amount tooManyDecimals']],
    [{ amount: { amount: '-1', currency: 'JPY' } }, ['amount.amount notPositive']],
    [{ amount: { amount: '99', currency: 'JPY' } }, ['amount.amount tooSmall']],
    [{ amount: { amount: '1000000000000000000', currency: 'JPY' } }, ['amount.amount tooMuch']],
    [{ ownerId: '', buyCurrency: '' }, ['ownerId ownerMissing', 'buyCurrency notACurrency']],
  ])('with %o names %j', (change, problems) => expect(problemsOf(change)).toEqual(problems));

  it('says the minimum of the fixed side, and takes the minimum itself', () => {
    const minimum = { amount: '100', currency: 'JPY' };
    const reading = readExchangeInput({ ...input, amount: { amount: '99', currency: 'JPY' } });
    expect(!reading.ok && reading.problems).toEqual([{ path: 'amount.amount', reason: 'tooSmall', minimum }]);
    expect(readExchangeInput({ ...input, amount: minimum }).ok).toBe(true);
  });

  it('never throws, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (sellCurrency, buyCurrency, amount) => {
        const asked = { ...input, sellCurrency, buyCurrency, amount: { amount, currency: buyCurrency } };
        expect(typeof readExchangeInput(asked).ok).toBe('boolean');
      }),
    );
  });

  it('takes the fee beside what is sold', () => {
    const usd = (amount: string) => ({ amount, currency: 'USD' as const });
    expect(exchangeDebit({ sell: usd('100.00'), fee: usd('0.20') })).toEqual(usd('100.20'));
    expect(exchangeDebit({ sell: usd('100.00'), fee: { amount: '1', currency: 'JPY' } })).toBeNull();
  });
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
