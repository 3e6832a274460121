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

/** The way from a record to what the log says of it; nothing for records that nobody changes. */
export function historyOf({ resource: { segment } }: AnyList, id: unknown): Related {
  if (!CHANGED.has(segment) || typeof id !== 'string') return {};
  return { history: { segment: 'log', filter: { search: id } } };
}
