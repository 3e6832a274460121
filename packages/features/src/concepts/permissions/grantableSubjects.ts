import { grantableSubjects as subjects } from '@corridor/core';
import type { Coded } from '../../kit/columns/columnsOf';

/** What a permission can be about. */
export const grantableSubjects: Coded<string> = {
  codes: subjects().map(({ subject }) => subject),
  labelKey: (subject) => `rights.subject.${subject}`,
};

/** What can be done with a subject. */
export function actionsOn(subject: string | null): readonly string[] {
  return subjects().find((known) => known.subject === subject)?.actions ?? [];
}
