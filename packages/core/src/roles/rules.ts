import type { AbilityRule } from '../session';

/** Most characters of a role's name. @source ours */
export const ROLE_NAME_MAX_LENGTH = 60;

/** Operators that a rule's condition may use beside a plain value. @source ours */
export const CONDITION_OPERATORS = ['$eq', '$ne', '$in', '$nin', '$gt', '$gte', '$lt', '$lte'] as const;

/** What a rule may name: a subject and the actions that it knows. */
export interface PermissionSubject {
  readonly subject: string;
  readonly actions: readonly string[];
}

/** Whether a rule names only subjects and actions that there are; `manage` means every action, `all` every subject. @source spec §6 */
export function namesKnownPermissions(rule: AbilityRule, known: readonly PermissionSubject[]): boolean {
  const actions = [rule.action].flat();
  const subjects = [rule.subject].flat();
  const everyAction = new Set(known.flatMap((subject) => subject.actions));
  return subjects.every((name) => {
    const allowed = name === 'all' ? everyAction : new Set(known.find(({ subject }) => subject === name)?.actions);
    return allowed.size > 0 && actions.every((action) => action === 'manage' || allowed.has(action));
  });
}
