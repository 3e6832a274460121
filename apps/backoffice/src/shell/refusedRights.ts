import { type AbilityRule, permissionSubjects, rightOf } from '@corridor/core';
import type { NamedRight } from '@corridor/features';

const SUBJECTS = permissionSubjects();

/** Every right that rules do not give at all. */
export function refusedRights(rules: readonly AbilityRule[]): readonly NamedRight[] {
  return SUBJECTS.flatMap(({ subject, actions }) =>
    actions.filter((action) => rightOf(rules, action, subject) === 'no').map((action) => ({ action, subject })),
  );
}
