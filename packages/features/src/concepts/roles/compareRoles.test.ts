import type { AbilityRule, Permission } from '@corridor/core';
import { describe, expect, it } from 'vitest';
import { samplePermission } from '../../testing/sampleRights';
import { compareRoles } from './compareRoles';

const READ: AbilityRule = { action: ['read'], subject: 'card' };
const BLOCK: AbilityRule = { action: ['block'], subject: 'card' };
const all: Permission[] = [
  { ...samplePermission, id: 'see', privilegeName: 'View cards', rule: READ },
  { ...samplePermission, id: 'block', privilegeName: 'Block cards', rule: BLOCK },
];
const role = (rules: AbilityRule[], permissionIds: string[] = []) => ({ rules, permissionIds });
const own = (rule: AbilityRule, merchantId: string): AbilityRule => ({ ...rule, conditions: { merchantId } });

describe('compareRoles', () => {
  it('finds what only one allows', () => {
    const { mine, theirs, unclear } = compareRoles(role([READ], ['block']), role([READ]), all);
    expect(mine).toMatchObject([{ privilege: { id: 'block' }, right: 'full', other: 'no' }]);
    expect([theirs, unclear]).toEqual([[], []]);
  });

  it('tells what is allowed in part from what is allowed in full, and from what is not', () => {
    const { mine, theirs } = compareRoles(role([own(READ, 'a'), own(BLOCK, 'a')]), role([READ]), all);
    expect(theirs).toMatchObject([{ privilege: { id: 'see' }, right: 'full', other: 'partly' }]);
    expect(mine).toMatchObject([{ privilege: { id: 'block' }, right: 'partly', other: 'no' }]);
  });

  it('does not call the same what both allow in part by different rules', () => {
    expect(compareRoles(role([own(READ, 'a')]), role([own(READ, 'b')]), all).unclear).toMatchObject([
      { privilege: { id: 'see' } },
    ]);
    expect(compareRoles(role([own(READ, 'a')]), role([own(READ, 'a')]), all).unclear).toEqual([]);
  });
});
