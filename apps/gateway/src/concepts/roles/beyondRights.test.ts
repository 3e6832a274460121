import { createMongoAbility, type MongoAbility, subject as typed } from '@casl/ability';
import type { AbilityRule } from '@corridor/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beyondRights } from './beyondRights';

type Asked = NonNullable<ReturnType<typeof beyondRights>>;

const abilityOf = (rules: readonly AbilityRule[]) => createMongoAbility([...rules]);
const beyond = (wanted: readonly AbilityRule[], ...owners: readonly (readonly AbilityRule[])[]) =>
  beyondRights(abilityOf(wanted), owners.map(abilityOf));

const EVERYTHING: AbilityRule = { action: 'manage', subject: 'all' };
const NO_ORDERS: AbilityRule = { action: 'manage', subject: 'payment-order', inverted: true };
const NO_REVEAL: AbilityRule = { action: 'reveal', subject: 'card', inverted: true };
const CARDS: AbilityRule = { action: 'read', subject: 'card' };
const of = (conditions: Record<string, unknown>): AbilityRule => ({ ...CARDS, conditions });

describe('rights that go beyond others', () => {
  it.each<[wanted: AbilityRule[], own: AbilityRule[], isBeyond: boolean]>([
    [[EVERYTHING], [EVERYTHING], false],
    [[EVERYTHING], [EVERYTHING, NO_ORDERS], true],
    [[EVERYTHING], [EVERYTHING, NO_REVEAL], true],
    [[EVERYTHING, NO_ORDERS, NO_REVEAL], [EVERYTHING, NO_REVEAL, NO_ORDERS], false],
    [[EVERYTHING, NO_ORDERS], [NO_ORDERS, EVERYTHING], false],
    [[NO_ORDERS, EVERYTHING], [EVERYTHING, NO_ORDERS], true],
    [[{ action: 'manage', subject: 'card' }], [EVERYTHING, NO_REVEAL], true],
    [[{ action: ['read', 'block'], subject: ['card'] }], [EVERYTHING, NO_REVEAL], false],
    [[{ ...CARDS, fields: ['status'] }], [{ ...CARDS, fields: ['status', 'last4'] }], false],
    [[CARDS], [{ ...CARDS, fields: ['status', 'last4'] }], true],
    [[CARDS], [CARDS, { ...CARDS, fields: ['last4'], inverted: true }], true],
    [[of({ scheme: 'visa' })], [of({ scheme: { $in: ['visa', 'amex'] } })], false],
    [[of({ scheme: { $in: ['visa', 'amex'] } })], [of({ scheme: 'visa' })], true],
    [[of({ scheme: { $in: ['visa', 'amex'] } })], [of({ scheme: 'visa' }), of({ scheme: 'amex' })], false],
    [[of({ amount: { $gt: 5, $lte: 9 } })], [of({ amount: { $gte: 5 } })], false],
    [[of({ amount: { $gte: 5 } })], [of({ amount: { $gt: 5 } })], true],
    [[of({ a: 1 })], [CARDS, { ...of({ b: 2 }), inverted: true }], true],
    [[NO_ORDERS], [], false],
  ])('of %j to %j: %s', (wanted, own, isBeyond) => {
    expect(beyond(wanted, own) !== null).toBe(isBeyond);
  });

  it('are none where several owners have them together', () => {
    const [visa, others] = [of({ scheme: 'visa' }), of({ scheme: { $ne: 'visa' } })];
    expect(beyond([CARDS], [visa], [others])).toBeNull();
    expect(beyond([CARDS], [visa], [of({ scheme: 'amex' })])).not.toBeNull();
    expect(beyond([of({ scheme: { $in: ['visa', 'amex'] } })], [visa], [others])).toBeNull();
  });

  it('count as such where they cannot be decided', () => {
    const many = Array.from({ length: 16 }, (_, index) => of({ [`field${index}`]: { $gt: index } }));
    expect(beyond([...many, of({ last: 1 })], many)).not.toBeNull();
    expect(beyond([of({ scheme: { $regex: 'a' } })], [of({ scheme: { $regex: 'a' } })])).not.toBeNull();
  });

  const plain = { noNullPrototype: true };
  const scalar = fc.constantFrom<string | number | boolean>(1, 2, 3, 'a', 'b', true);
  const ordered = fc.constantFrom<string | number>(1, 2, 3, 'a', 'b');
  const operand = fc.oneof(
    scalar,
    fc.record({ $in: fc.array(scalar, { minLength: 1, maxLength: 2 }) }, plain),
    fc.record({ $nin: fc.array(scalar, { minLength: 1, maxLength: 2 }) }, plain),
    fc.record({ $ne: scalar }, plain),
    fc.dictionary(fc.constantFrom('$gt', '$gte', '$lt', '$lte'), ordered, { ...plain, minKeys: 1, maxKeys: 2 }),
  );
  const fields = ['status', 'last4'];
  const some = (...names: string[]) => fc.subarray(names, { minLength: 1, maxLength: 2 });
  const rule: fc.Arbitrary<AbilityRule> = fc.record(
    {
      action: some('read', 'block', 'manage'),
      subject: some('card', 'user', 'all'),
      conditions: fc.dictionary(fc.constantFrom('x', 'y'), operand, { ...plain, minKeys: 1, maxKeys: 2 }),
      fields: fc.subarray(fields, { minLength: 1 }),
      inverted: fc.boolean(),
    },
    { ...plain, requiredKeys: ['action', 'subject'] },
  );
  const rules = fc.array(rule, { maxLength: 4 });
  const value = fc.oneof(scalar, fc.constantFrom(0, 1.5, 4, '', 'aa', 'c', false, null, undefined), fc.array(scalar));
  const asked: fc.Arbitrary<Asked> = fc.record({
    action: fc.constantFrom('read', 'block', 'delete'),
    subject: fc.constantFrom('card', 'user', 'role'),
    field: fc.constantFrom(undefined, 'other', ...fields),
    record: fc.option(fc.record({ x: value, y: value }, plain), { nil: undefined }),
  });
  const may = (ability: MongoAbility, { action, subject, field, record }: Asked) =>
    ability.can(action, record ? typed(subject, { ...record }) : subject, field);

  it('are found in a list of which each value meets a part of a condition', () => {
    const wanted = abilityOf([{ action: 'block', subject: 'user', conditions: { x: { $lte: 1, $gt: 2 } } }]);
    const owner = abilityOf([{ action: 'block', subject: 'all', conditions: { x: { $gt: 3 } } }]);
    expect(beyondRights(wanted, [owner])).toMatchObject({ action: 'block', subject: 'user' });
  });

  it('are what CASL says they are, either way', () => {
    fc.assert(
      fc.property(rules, fc.array(rules, { minLength: 1, maxLength: 2 }), fc.array(asked), (wanted, owned, asks) => {
        const owners = owned.map(abilityOf);
        const isBeyond = (ask: Asked) => may(abilityOf(wanted), ask) && !owners.some((owner) => may(owner, ask));
        const found = beyondRights(abilityOf(wanted), owners);
        expect([found, ...asks].filter((ask) => ask !== null && isBeyond(ask))).toEqual(
          found ? expect.arrayContaining([found]) : [],
        );
      }),
      { numRuns: 1000 },
    );
  });
});
