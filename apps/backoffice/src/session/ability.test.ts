import { subject } from '@casl/ability';
import type { AbilityRule } from '@corridor/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { writeCookie } from '../preferences/cookies';
import { abilityOf, mayOpen } from './ability';
import { readAbilityRules, writeAbilityRules } from './abilityRules';

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
    expect(mayOpen(abilityOf([]), 'card')).toBe(false);
    expect(mayOpen(abilityOf([]), 'dashboard')).toBe(true);
  });

  it('follow conditions and fields', () => {
    const ability = abilityOf(RULES);
    expect(ability.can('update', subject('card', { status: 'normal' }), 'limits')).toBe(true);
    expect(ability.can('update', subject('card', { status: 'closed' }), 'limits')).toBe(false);
    expect(ability.can('update', subject('card', { status: 'normal' }), 'holder')).toBe(false);
  });

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
