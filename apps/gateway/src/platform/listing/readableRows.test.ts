import { createMongoAbility } from '@casl/ability';
import type { AbilityRule } from '@corridor/core';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { cardTable as c } from '../../concepts/cards/table';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner } from '../../testing/newPartner';
import { SERVICE_SCOPE } from '../database';
import { wired } from '../records';
import { allowsRecord } from '../resource/judge';
import { allowedRows } from './readableRows';

const plain = { noNullPrototype: true };
const text = fc.constantFrom('visa', 'mastercard', 'mine');
const texts = fc.array(text, { minLength: 1, maxLength: 2 });
const operand = fc.oneof(
  text,
  fc.record({ $ne: text }, plain),
  fc.record({ $in: texts }, plain),
  fc.record({ $nin: texts }, plain),
);
const rule: fc.Arbitrary<AbilityRule> = fc
  .record(
    {
      conditions: fc.dictionary(fc.constantFrom('label', 'scheme', 'nothing'), operand, {
        ...plain,
        minKeys: 1,
        maxKeys: 2,
      }),
      inverted: fc.boolean(),
      fields: fc.constant<string[]>(['scheme']),
    },
    { ...plain, requiredKeys: [] },
  )
  .map((rest) => ({ action: 'read', subject: 'card', ...rest }));

describe.each(DATABASES)('conditions of roles on the %s database', (_name, open) => {
  let testGateway: TestGateway;

  beforeAll(async () => {
    testGateway = await (await open()).open();
  });

  it('select the rows that they allow one by one, also where a value is missing', async () => {
    const partner = await newPartner(testGateway);
    await partner.addCards([{}, { label: 'mine' }, { scheme: 'mastercard' }, { scheme: 'mastercard', label: 'mine' }]);
    const ofPartner = eq(c.partnerId, partner.partnerId);
    await testGateway.db.transaction(SERVICE_SCOPE, async (tx) => {
      const cards = await tx.select().from(c).where(ofPartner);
      const selects = fc.asyncProperty(fc.array(rule, { maxLength: 4 }), async (rules) => {
        const ability = createMongoAbility(rules);
        const rows = await tx
          .select()
          .from(c)
          .where(and(ofPartner, allowedRows(c, ability, 'read', 'card')));
        const alone = cards.filter((card) => allowsRecord(ability.rulesFor('read', 'card'), wired(card)));
        expect(rows.map(({ id }) => id).toSorted()).toEqual(alone.map(({ id }) => id).toSorted());
      });
      const prohibition = { label: { $in: ['visa'] }, nothing: { $in: ['visa'] } };
      const found: AbilityRule[] = [
        { action: 'read', subject: 'card' },
        { action: 'read', subject: 'card', conditions: prohibition, inverted: true },
      ];
      await fc.assert(selects, { numRuns: 200, examples: [[found]] });
    });
  });
});
