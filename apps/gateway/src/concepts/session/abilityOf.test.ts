import { type AbilityRule, rightOf } from '@corridor/core';
import { array, assert, constantFrom, property, record } from 'fast-check';
import { describe, it } from 'vitest';
import { abilityOf } from './abilityOf';

const rule = record(
  {
    action: constantFrom('read', 'update', 'manage'),
    subject: constantFrom('card', 'merchant', 'all'),
    conditions: constantFrom({ ownerId: 'a' }),
    fields: constantFrom<string[]>(['name']),
    inverted: constantFrom(true),
  },
  { requiredKeys: ['action', 'subject'] },
);

describe('abilityOf', () => {
  it('allows an action on a subject where the screens take it for allowed', () => {
    assert(
      property(
        array(rule, { maxLength: 6 }),
        constantFrom('read', 'update'),
        constantFrom('card', 'merchant'),
        (rules: AbilityRule[], action, subject) =>
          abilityOf(rules).can(action, subject) === (rightOf(rules, action, subject) !== 'no'),
      ),
      { numRuns: 2000 },
    );
  });
});
