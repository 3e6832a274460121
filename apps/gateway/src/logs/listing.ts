import type { LogContract, LogEntry, LogEntryDetail } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { notFound } from '../app/refusals';
import type { Call } from '../call';
import { anyOf, countRows, exactId, type Listing, matching, within } from '../listing';
import { logTable as l, type StoredLogEntry } from './table';

/** How log entries are found. */
export const logListing: Listing<LogContract, StoredLogEntry> = {
  id: l.id,
  sorts: { at: l.at },
  defaultSort: { field: 'at', direction: 'desc' },
  conditions: ({ search, actorId, action, subject, subjectId, at }, { principal }) => [
    eq(l.partnerId, principal.partnerId),
    matching(l.searchKey, l.id, search),
    exactId(l.actorId, actorId),
    anyOf(l.action, action),
    anyOf(l.subject, subject),
    exactId(l.subjectId, subjectId),
    within(l.at, at),
  ],
  read: (tx, { where, orderBy, limit, offset }) =>
    tx
      .select()
      .from(l)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset),
  count: (tx, _filter, _caller, where) => countRows(tx, l, where),
  idOf: ({ id }) => id,
  sortValueOf: ({ at }) => at.toISOString(),
  toRow: () => toEntry,
};

/** A whole entry. @throws Refusal when the caller's partner has none of this id */
export async function getEntry({ tx }: Call, id: string): Promise<LogEntryDetail> {
  const [stored] = await tx.select().from(l).where(eq(l.id, id));
  if (!stored) throw notFound('log');
  const { userAgent, before, after } = stored;
  return { ...toEntry(stored), userAgent, before, after };
}

function toEntry(stored: StoredLogEntry): LogEntry {
  const { id, at, actorId, actorName, action, subject, subjectId, address, requestId } = stored;
  return { id, at: at.toISOString(), actorId, actorName, action, subject, subjectId, address, requestId };
}
