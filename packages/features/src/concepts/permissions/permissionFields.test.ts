import { expect, it } from 'vitest';
import { samplePermission } from '../../testing/sampleRights';
import { permissionForm } from './permissionFields';

const rule = { action: ['read', 'export'], subject: ['card', 'authorization'], conditions: { currency: 'EUR' } };
const permission = { ...samplePermission, rule };
const filled = { privilegeName: 'See cards', moduleName: 'Cards', sort: '7', subject: 'card', actions: rule.action };
const updateOf = (change: Partial<typeof filled>) => permissionForm.toUpdate?.({ ...filled, ...change }, permission);

it('leaves the rule alone where neither its subject nor its actions were changed', () => {
  expect(updateOf({})).toEqual({ privilegeName: 'See cards', moduleName: 'Cards', sort: 7 });
  expect(updateOf({ actions: ['export', 'read'] })).not.toHaveProperty('rule');
});

it('keeps several subjects and conditions where only the actions were changed', () => {
  expect(updateOf({ actions: ['read'] })).toMatchObject({ rule: { ...rule, action: ['read'] } });
});

it('is about what was chosen in their place', () => {
  expect(updateOf({ subject: 'merchant', actions: ['read'] })).toMatchObject({
    rule: { action: ['read'], subject: 'merchant' },
  });
});
