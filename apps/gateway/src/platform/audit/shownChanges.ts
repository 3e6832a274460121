import type { MongoAbility } from '@casl/ability';
import { permissionSubjects } from '@corridor/core';
import { allowsField, hasConditions } from '../resource/judge';

const SUBJECTS: ReadonlySet<string> = new Set(permissionSubjects().map(({ subject }) => subject));

type Changes = Readonly<Record<string, unknown>>;

/** Fields before or after a write of which a reader may see the same of the record itself; null where that depends on the record. */
export function shownChanges(
  ability: MongoAbility,
  subject: string,
  changes: Changes | null,
): Record<string, unknown> | null {
  if (changes === null || !SUBJECTS.has(subject)) return changes;
  if (!ability.can('read', subject) || hasConditions(ability, 'read', subject)) return null;
  return Object.fromEntries(Object.entries(changes).filter(([field]) => allowsField(ability, 'read', subject, field)));
}
