import type { AbilityRule } from '@corridor/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeCookie } from '../preferences/cookies';
import { abilityOf } from '../session/AbilityProvider';
import { readAbilityRules, writeAbilityRules } from '../session/abilityRules';
import { mayOpen, openSections } from './openSections';

const RULES: AbilityRule[] = [
  { action: 'read', subject: 'all' },
  { action: 'update', subject: 'card', conditions: { status: 'normal' }, fields: ['limits'] },
  { action: 'manage', subject: ['user', 'role'], inverted: true },
];

beforeEach(() => writeAbilityRules(null));

describe('abilities', () => {
  it('open the screens whose records may be read, and those that show none', () => {
    const ability = abilityOf(RULES);
    expect(mayOpen(ability, 'card')).toBe(true);
    expect(mayOpen(ability, 'permission-users')).toBe(false);
    expect(mayOpen(abilityOf([{ action: 'read', subject: 'permission' }]), 'permission-roles')).toBe(true);
    expect(mayOpen(abilityOf([]), 'card')).toBe(false);
    expect(mayOpen(abilityOf([]), 'dashboard')).toBe(false);
    expect(mayOpen(abilityOf([]), 'setting')).toBe(true);
  });

  it('give the navigation its lines, in the order of their rows', () => {
    const lines = openSections(abilityOf(RULES)).map(({ key, lines: own }) => [key, own.map(({ route }) => route)]);
    expect(lines).toEqual([
      ['overview', ['dashboard', 'merchant', 'approvals']],
      ['issuing', ['card']],
      ['money', ['account', 'transactions', 'transfer', 'exchange-orders', 'statement']],
      ['remittance', ['payment-beneficiaries', 'payment-orders', 'withdrawal-orders', 'withdrawal-accounts']],
      [
        'collection',
        [
          'collection-shops',
          'collection-virtual-accounts',
          'collection-accounts',
          'collection-collections',
          'material-materials',
          'material-links',
        ],
      ],
      ['settings', ['setting', 'permission-roles', 'setting-password', 'log', 'job-faults', 'tradeDownload']],
    ]);
    expect(openSections(abilityOf([])).map(({ key }) => key)).toEqual(['settings']);
  });

  it('are given where some records or fields may be changed', () => {
    expect(abilityOf(RULES).can('update', 'card')).toBe(true);
    expect(abilityOf(RULES).can('update', 'merchant')).toBe(false);
  });

  // @spec 3.storage.cookies 6.rules
  it('are remembered in their cookie', () => {
    writeAbilityRules(RULES);
    expect(document.cookie).toContain('userAbilityRules=');
    expect(readAbilityRules()).toEqual(RULES);
  });

  it.each(['', 'no json', '{"action":"read"}', '[{"action":1,"subject":"all"}]'])('read nothing from %j', (text) => {
    writeCookie('userAbilityRules', text);
    expect(readAbilityRules()).toBeNull();
  });

  it('that no cookie can hold are not half remembered', () => {
    const many = Array.from({ length: 200 }, (_, index) => ({ action: 'read', subject: `subject-${index}` }));
    writeAbilityRules(many);
    expect(readAbilityRules()).toBeNull();
  });
});
