import { expectTypeOf, test } from 'vitest';
import type { CountryCode } from '../countries';
import type { CurrencyCode } from '../currencies';
import { type CodesInRows, readRows } from './rows';

test('the codes of a table are read from its text, over several lines', () => {
  expectTypeOf<CodesInRows<'\nAA:1 BB:2:x\nCC: DD:4\n'>>().toEqualTypeOf<'AA' | 'BB' | 'CC' | 'DD'>();
  expectTypeOf(readRows('AA:1 BB:2').codes).toEqualTypeOf<readonly ('AA' | 'BB')[]>();
});

test('countries and currencies are closed unions', () => {
  expectTypeOf<'GB'>().toExtend<CountryCode>();
  expectTypeOf<'UK'>().not.toExtend<CountryCode>();
  expectTypeOf<'ZWG'>().toExtend<CurrencyCode>();
  expectTypeOf<'HRK'>().not.toExtend<CurrencyCode>();
});
