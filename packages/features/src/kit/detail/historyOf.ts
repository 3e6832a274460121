import { permissionSubjects } from '@corridor/core';
import type { AnyList } from '../list/ListDeclaration';
import type { Related } from './Related';

const READING: readonly string[] = ['read', 'export'];

/** Segments whose records are changed by calls, which the log tells of. */
const CHANGED: ReadonlySet<string> = /* @__PURE__ */ new Set(
  permissionSubjects().flatMap(({ subject, actions }) =>
    actions.some((action) => !READING.includes(action)) ? [subject] : [],
  ),
);

/** What the log tells under the id of a record of another kind: what is told of a session is about its user. */
const TOLD_OF: Readonly<Record<string, readonly string[]>> = { user: ['session'] };

/** The way from a record to what the log says of it; nothing for records that nobody changes. */
export function historyOf({ resource: { segment } }: AnyList, id: unknown): Related {
  if (!CHANGED.has(segment) || typeof id !== 'string') return {};
  const subject = [segment, ...(TOLD_OF[segment] ?? [])];
  return { history: { segment: 'log', filter: { subject, subjectId: id } } };
}
