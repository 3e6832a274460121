import { expectTypeOf, it } from 'vitest';
import type { CardTableProps } from '../../concepts/cards';

type CardFile = Parameters<NonNullable<CardTableProps['onExport']>>[0];
type CardColumn = NonNullable<CardFile['columns']>[number];

it('names the columns of a file as the list does', () => {
  expectTypeOf<CardColumn['header']>().toEqualTypeOf<string>();
  expectTypeOf<'last4' | 'balance' | 'balance.currency'>().toExtend<CardColumn['field']>();
  expectTypeOf<'nothing'>().not.toExtend<CardColumn['field']>();
});
