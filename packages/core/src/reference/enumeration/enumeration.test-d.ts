import { expectTypeOf, test } from 'vitest';
import { defineEnumeration } from './defineEnumeration';
import type { CodeOf, NameOf } from './enumeration';

const coded = defineEnumeration('orders.status', [
  [1, 'initial'],
  [2, 'refund'],
]);
const named = defineEnumeration('orders.settlement', ['settled', 'reversed']);

test('a coded list has literal codes, names and label keys', () => {
  expectTypeOf<CodeOf<typeof coded>>().toEqualTypeOf<1 | 2>();
  expectTypeOf<NameOf<typeof coded>>().toEqualTypeOf<'initial' | 'refund'>();
  expectTypeOf(coded.code.refund).toEqualTypeOf<2>();
  expectTypeOf(coded.codes).toEqualTypeOf<readonly [1, 2]>();
  expectTypeOf(coded.labelKey(2)).toEqualTypeOf<'orders.status.refund'>();
  expectTypeOf(coded.nameOf(1)).toEqualTypeOf<'initial'>();
});

test('a named list uses its names as codes', () => {
  expectTypeOf<CodeOf<typeof named>>().toEqualTypeOf<'settled' | 'reversed'>();
  expectTypeOf(named.code.settled).toEqualTypeOf<'settled'>();
});

test('a foreign code does not compile', () => {
  // @ts-expect-error 3 is no code of the list
  coded.labelKey(3);
  // @ts-expect-error missing is no name of the list
  void coded.code.missing;
});

test('is narrows a value from outside', () => {
  const value: unknown = 1;
  if (coded.is(value)) expectTypeOf(value).toEqualTypeOf<1 | 2>();
});

test('a list of numbers and names keeps both in its codes', () => {
  const mixed = defineEnumeration('transactions.type', [[100, 'deposit'], 'rebate']);
  expectTypeOf<CodeOf<typeof mixed>>().toEqualTypeOf<100 | 'rebate'>();
  expectTypeOf(mixed.labelKey('rebate')).toEqualTypeOf<'transactions.type.rebate'>();
});

test('a wire spelling may differ from its name', () => {
  const spelt = defineEnumeration('routing', [['bic_swift', 'bicSwift']]);
  expectTypeOf(spelt.code.bicSwift).toEqualTypeOf<'bic_swift'>();
  expectTypeOf(spelt.labelKey('bic_swift')).toEqualTypeOf<'routing.bicSwift'>();
});
