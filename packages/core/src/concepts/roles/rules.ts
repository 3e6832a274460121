import { isHumanText } from '../../reference/text';
import type { AbilityRule } from '../session';

/** Most characters of a role's name. @source ours */
export const ROLE_NAME_MAX_LENGTH = 60;

/** Most characters of a role's description. @source ours */
export const ROLE_DESCRIPTION_MAX_LENGTH = 255;

/** Returns true if a text can be the name of a role. @source ours */
export function isRoleName(text: string): boolean {
  return text.trim() !== '' && isHumanText(text) && text.length <= ROLE_NAME_MAX_LENGTH;
}

/** Operators that a rule's condition may use beside a plain value. @source ours */
export const CONDITION_OPERATORS = ['$eq', '$ne', '$in', '$nin', '$gt', '$gte', '$lt', '$lte'] as const;

/** What a rule may name: a subject and the actions that it knows. */
export interface PermissionSubject {
  readonly subject: string;
  readonly actions: readonly string[];
}

/** Returns true if a rule names only subjects and actions that there are; `manage` means every action, `all` every subject. @source spec §6 */
export function namesKnownPermissions(rule: AbilityRule, known: readonly PermissionSubject[]): boolean {
  const actions = [rule.action].flat();
  const subjects = [rule.subject].flat();
  const everyAction = new Set(known.flatMap((subject) => subject.actions));
  return subjects.every((name) => {
    const allowed = name === 'all' ? everyAction : new Set(known.find(({ subject }) => subject === name)?.actions);
    return allowed.size > 0 && actions.every((action) => action === 'manage' || allowed.has(action));
  });
}
