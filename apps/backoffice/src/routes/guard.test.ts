import { describe, expect, it } from 'vitest';
import { type Access, type GuardInput, guard } from './guard';

type Who = Pick<GuardInput, 'hasToken' | 'hasCardToken' | 'isDevelopmentHost'>;

const NOBODY: Who = { hasToken: false, hasCardToken: false, isDevelopmentHost: false };
const MEMBER: Who = { ...NOBODY, hasToken: true };
const CARDHOLDER: Who = { ...NOBODY, hasCardToken: true };
const DEVELOPER: Who = { ...MEMBER, isDevelopmentHost: true };

describe('guard', () => {
  // @spec 2.navigation.signed-out 2.navigation.card-token 2.navigation.inquery 2.navigation.public 6.gates
  it.each<[GuardInput['name'], Access, Who, string]>([
    ['root', 'member', NOBODY, 'login'],
    ['root', 'member', MEMBER, 'login'],
    ['login', 'guest', NOBODY, 'allow'],
    ['login', 'guest', MEMBER, 'dashboard'],
    ['login', 'guest', CARDHOLDER, 'allow'],
    ['forget-password', 'guest', NOBODY, 'allow'],
    ['forget-password', 'guest', MEMBER, 'dashboard'],
    ['blank', 'open', NOBODY, 'allow'],
    ['blank', 'open', MEMBER, 'allow'],
    ['inquery', 'open', NOBODY, 'allow'],
    ['inquery', 'open', MEMBER, 'allow'],
    ['inquery', 'open', CARDHOLDER, 'single-balance-search'],
    ['single-balance-search', 'cardholder', NOBODY, 'inquery'],
    ['single-balance-search', 'cardholder', MEMBER, 'inquery'],
    ['single-balance-search', 'cardholder', CARDHOLDER, 'allow'],
    ['dashboard', 'member', NOBODY, 'login'],
    ['dashboard', 'member', CARDHOLDER, 'login'],
    ['dashboard', 'member', MEMBER, 'allow'],
    ['card', 'member', NOBODY, 'login'],
    ['card', 'member', MEMBER, 'allow'],
    ['permission', 'member', NOBODY, 'login'],
    ['permission', 'member', MEMBER, 'dashboard'],
    ['permission', 'member', DEVELOPER, 'allow'],
    ['permission', 'member', { ...NOBODY, isDevelopmentHost: true }, 'login'],
    ['permission-users', 'member', MEMBER, 'allow'],
    ['not-found', 'public', NOBODY, 'allow'],
    ['not-found', 'public', MEMBER, 'allow'],
    ['$error', 'public', NOBODY, 'allow'],
  ])('%s (%s) for %j → %s', (name, access, who, expected) => {
    const decision = guard({ name, access, ...who });
    expect(decision.kind === 'allow' ? 'allow' : decision.name).toBe(expected);
  });
});
