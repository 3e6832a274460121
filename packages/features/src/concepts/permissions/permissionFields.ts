import { type AbilityRule, isPermissionName } from '@corridor/core';
import { defineForm } from '../../kit/form/defineForm';
import { choice, input, own } from '../../kit/form/kinds';
import { grantableSubjects } from './grantableSubjects';
import { permissionList } from './permissionList';

const NONE: readonly string[] = [];
const isPlace = (text: string) => /^\d{1,6}$/.test(text);

/** Form of a permission: its name, its module, and what it allows. Conditions of a rule stay as they are. */
export const permissionForm = defineForm(permissionList, {
  fields: {
    privilegeName: input(isPermissionName),
    moduleName: input(isPermissionName),
    sort: input(isPlace),
    subject: choice(grantableSubjects),
    actions: own<readonly string[]>([], NONE),
  },
  valuesOf: ({ privilegeName, moduleName, sort, rule }) => ({
    privilegeName,
    moduleName,
    sort: String(sort),
    subject: [rule.subject].flat()[0],
    actions: [rule.action].flat(),
  }),
  // Before it is said what the permission applies to, there are no actions to choose.
  check: ({ subject, actions }) =>
    subject && actions?.length === 0 ? [{ path: 'actions', reason: 'form.required' }] : [],
  toCreate: ({ privilegeName, moduleName, sort, subject, actions }) => ({
    privilegeName,
    moduleName,
    sort: Number(sort),
    rule: { action: [...actions], subject },
  }),
  toUpdate: ({ privilegeName, moduleName, sort, subject, actions }, { rule }) => ({
    privilegeName,
    moduleName,
    sort: Number(sort),
    ...changedRule(rule, actions, subject),
  }),
});

/** The rule with what was chosen, where that is something else; a rule about several subjects keeps them while the first stays. */
function changedRule(rule: AbilityRule, actions: readonly string[], subject: string): { readonly rule?: AbilityRule } {
  const before = [rule.action].flat();
  const isSameSubject = [rule.subject].flat()[0] === subject;
  const isSame = isSameSubject && actions.length === before.length && actions.every((one) => before.includes(one));
  return isSame ? {} : { rule: { ...rule, action: [...actions], subject: isSameSubject ? rule.subject : subject } };
}
