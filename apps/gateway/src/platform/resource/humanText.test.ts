import { isBankName, isHolderName, isUserName, typedName } from '@corridor/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { cardSchemas } from '../../concepts/cards/schema';
import { userSchemas } from '../../concepts/users/schema';
import { withdrawalAccountSchemas } from '../../concepts/withdrawal-accounts/schema';

/** Names as any keyboard and any file gives them. */
const names = fc.string({
  unit: fc.constantFrom(
    ...'ABéß 王•．．’ʼ`Ａ１ﬃ-/!.',
    '\u00a0',
    '\u200b',
    '\t',
    '\u0304',
    'x'.repeat(24),
    'ﬃ'.repeat(30),
  ),
  maxLength: 8,
});

describe('a name on the wire', () => {
  it.each<[string, z.ZodType, string, (text: string) => boolean]>([
    ['a cardholder', cardSchemas.create, 'holderName', isHolderName],
    ['a user', userSchemas.create, 'name', isUserName],
    ['a bank', withdrawalAccountSchemas.create, 'bankName', isBankName],
  ])('of %s is accepted where the form accepts it, and kept as core keeps it', (_whose, schema, field, isName) => {
    const shape = asShape(schema)[field];
    if (!shape) throw new Error(`there is no ${field}`);
    fc.assert(
      fc.property(names, (name) => {
        const read = shape.safeParse(name);
        expect(read.success).toBe(isName(name));
        if (read.success) expect(read.data).toBe(typedName(name));
      }),
      { examples: [['D’ARC'], ['O'], ['阿卜杜拉•买买提'], ['ＡＢＣ'], ['ﬁnch'], ['ﬃ'.repeat(60)]] },
    );
  });
});

/** Guarantee: what creates a record is an object of fields. */
function asShape(schema: z.ZodType): Readonly<Record<string, z.ZodType>> {
  return (schema as z.ZodObject<Record<string, z.ZodType>>).shape;
}
