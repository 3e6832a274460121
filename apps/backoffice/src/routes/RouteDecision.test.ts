import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeAbilityRules } from '../session/abilityRules';
import { STORAGE_KEYS } from '../session/keys';
import { writeStored } from '../session/storage';
import { decideRoute, type RouteDecision } from './RouteDecision';

const shown = (found: RouteDecision) => (found.kind === 'screen' ? found.route.name : found);
const at = (address: string) => shown(decideRoute(new URL(address, 'https://corridor.example')));

const elsewhere = (path: string, replace = false) => ({ kind: 'elsewhere', path, replace });

beforeEach(() => {
  writeStored(STORAGE_KEYS.token, null);
  writeAbilityRules(null);
});

describe('an address leads', () => {
  // @spec 2.navigation.root
  it('to a page loaded afresh that remembers it, where somebody must sign in first', () => {
    expect(at('/card?status=blocked')).toEqual({ kind: 'document', path: '/login?to=%2Fcard%3Fstatus%3Dblocked' });
    expect(at('/collection')).toMatchObject({ kind: 'document' });
    expect(at('/')).toEqual({ kind: 'document', path: '/login' });
  });

  // @spec 2.navigation.signed-in
  it('home in place of sign-in for who is signed in', () => {
    writeStored(STORAGE_KEYS.token, 't');
    expect(at('/login')).toEqual(elsewhere('/dashboard', true));
    expect(at('/')).toEqual(elsewhere('/login'));
  });

  it('from a parent to its first child', () => {
    writeStored(STORAGE_KEYS.token, 't');
    expect(at('/setting')).toBe('setting');
    expect(at('/exchange')).toEqual(elsewhere('/exchange/orders'));
    expect(at('/collection')).toEqual(elsewhere('/collection/collections'));
    expect(at('/withdrawal')).toEqual(elsewhere('/withdrawal/orders'));
  });

  it('from a parent to its first child that may be seen, and to the first where none may', () => {
    writeStored(STORAGE_KEYS.token, 't');
    writeAbilityRules([
      { action: 'read', subject: 'all' },
      {
        action: 'manage',
        subject: ['payment-order', 'withdrawal-order', 'collection', 'virtual-account'],
        inverted: true,
      },
    ]);
    expect(at('/payment')).toEqual(elsewhere('/payment/beneficiaries'));
    expect(at('/withdrawal')).toEqual(elsewhere('/withdrawal/accounts'));
    expect(at('/collection')).toEqual(elsewhere('/collection/accounts'));
    writeAbilityRules([{ action: 'read', subject: 'card' }]);
    expect(at('/payment')).toEqual(elsewhere('/payment/orders'));
  });

  // @spec 2.navigation.permission
  it('from permission home, but for a developer on a port 808x, who lands on its first child', () => {
    writeStored(STORAGE_KEYS.token, 't');
    expect(at('/permission')).toEqual(elsewhere('/dashboard', true));
    vi.stubGlobal('location', new URL('http://localhost:8081/permission'));
    expect(at('/permission')).toEqual(elsewhere('/permission/users'));
    vi.stubGlobal('location', new URL('http://localhost:8090/permission'));
    expect(at('/permission')).toEqual(elsewhere('/dashboard', true));
  });

  it.each([
    ['/card', 'card'],
    ['/Card/', 'card'],
    ['/pages/misc/not-found', 'not-found'],
    ['/pages/misc/not-found/404', 'not-found'],
    ['/pages/misc/not-found/some/deeper/path', 'not-found'],
    ['/no/such/page', '$error'],
  ])('from %s to the screen %s', (address, name) => {
    writeStored(STORAGE_KEYS.token, 't');
    expect(at(address)).toBe(name);
  });
});
