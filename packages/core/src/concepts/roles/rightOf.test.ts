import { describe, expect, it } from 'vitest';
import { decidingRule, rightOf, rightOfRule } from './rightOf';

const EVERYTHING = { action: 'manage', subject: 'all' };
const NO_USERS = { action: 'manage', subject: ['user', 'role'], inverted: true };
const OWN_CARDS = { action: ['read', 'block'], subject: 'card', conditions: { ownerId: 'a' } };

describe('rightOf', () => {
  it.each([
    [[], 'read', 'card', 'no'],
    [[EVERYTHING], 'block', 'card', 'full'],
    [[EVERYTHING, NO_USERS], 'read', 'user', 'no'],
    [[NO_USERS, EVERYTHING], 'read', 'user', 'full'],
    [[OWN_CARDS], 'block', 'card', 'partly'],
    [[OWN_CARDS], 'revoke', 'card', 'no'],
    [[EVERYTHING, { ...OWN_CARDS, inverted: true }], 'read', 'card', 'partly'],
    [[EVERYTHING, OWN_CARDS], 'read', 'card', 'full'],
    [[{ ...OWN_CARDS, inverted: true }], 'read', 'card', 'no'],
  ] as const)('of %j to %s a %s is %s', (rules, action, subject, right) => {
    expect(
      rightOf(
        rules.map((rule) => ({ ...rule, action: [rule.action].flat(), subject: [rule.subject].flat() })),
        action,
        subject,
      ),
    ).toBe(right);
  });

  it('is decided by the last rule that names it without conditions', () => {
    expect(decidingRule([EVERYTHING, NO_USERS], 'read', 'user')).toBe(NO_USERS);
    expect(decidingRule([EVERYTHING, OWN_CARDS], 'read', 'card')).toBe(EVERYTHING);
    expect(decidingRule([OWN_CARDS], 'read', 'card')).toBeNull();
  });

  it('of several actions is in part where only some are allowed', () => {
    expect(rightOfRule([{ action: 'read', subject: 'card' }], { action: ['read', 'export'], subject: 'card' })).toBe(
      'partly',
    );
  });
});
