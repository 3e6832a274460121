import { expectTypeOf, test } from 'vitest';
import type { CurrencyCode } from '../reference/currencies';
import { add } from './add';
import { compare } from './compare';
import { convert } from './convert';
import { type Money, money } from './money';
import { readWireMoney } from './readWireMoney';
import { subtract } from './subtract';
import { sum } from './sum';
import { toWireMoney } from './toWireMoney';
import type { WireMoney } from './WireMoney';

const dollars = money(1n, 'USD');
const euros = money(1n, 'EUR');

test('an amount remembers its currency', () => {
  expectTypeOf(dollars).toEqualTypeOf<Money<'USD'>>();
  expectTypeOf(add(dollars, dollars)).toEqualTypeOf<Money<'USD'>>();
  expectTypeOf(convert(dollars, '1.1', 'EUR', 'halfEven')).toEqualTypeOf<Money<'EUR'>>();
  expectTypeOf(toWireMoney(dollars)).toEqualTypeOf<WireMoney<'USD'>>();
  expectTypeOf(readWireMoney(toWireMoney(dollars))).toEqualTypeOf<Money<'USD'> | null>();
});

test('two currencies do not compile', () => {
  // @ts-expect-error dollars and euros do not add up
  add(dollars, euros);
  // @ts-expect-error dollars less euros is nothing
  subtract(dollars, euros);
  // @ts-expect-error dollars and euros have no order
  compare(dollars, euros);
  // @ts-expect-error one of them is euros
  sum('USD', [dollars, euros]);
});

test('a currency known only at run time may combine with any, and is checked then', () => {
  const dynamic: Money = dollars;
  expectTypeOf(add(dynamic, euros)).toEqualTypeOf<Money<CurrencyCode>>();
});

test('numbers are no money', () => {
  // @ts-expect-error minor units are bigint
  money(1, 'USD');
  // @ts-expect-error a factor is decimal text, an integer or a fraction
  convert(dollars, 1.5, 'EUR', 'halfEven');
  // @ts-expect-error rounding is always named
  convert(dollars, '1.5', 'EUR');
  // @ts-expect-error no such currency
  money(1n, 'USX');
});
