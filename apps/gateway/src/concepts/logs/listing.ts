import {
  type LogContract,
  type LogEntry,
  type LogEntryDetail,
  type LogSeal,
  logs,
  SEARCH_FIRST_ROWS,
} from '@corridor/core';
import { eq } from 'drizzle-orm';
import { shownChanges } from '../../platform/audit/shownChanges';
import { logTable as l, type StoredLogEntry, logSealTable as s } from '../../platform/audit/table';
import type { Call } from '../../platform/call';
import { anyOf, declareListing, exactId, matching, within } from '../../platform/listing';
import { notFound } from '../../platform/refusals/refusals';

/** How log entries are found. */
export const logListing = declareListing<LogContract, StoredLogEntry>({
  resource: logs,
  id: l.id,
  partnerId: l.partnerId,
  sorts: { at: [l.at, ({ at }) => at.toISOString()] },
  conditions: ({ search, actorId, action, subject, subjectId, at }) => [
    matching(l.searchKey, l.id, search),
    exactId(l.actorId, actorId),
    anyOf(l.action, action),
    anyOf(l.subject, subject),
    exactId(l.subjectId, subjectId),
    within(l.at, at),
  ],
  select: (tx, where) => tx.select().from(l).where(where),
  searchFirstFrom: SEARCH_FIRST_ROWS,
  idOf: ({ id }) => id,
  toRow: toEntry,
});

/** A whole entry. @throws Refusal when the caller's partner has none of this id */
export async function getEntry({ tx, principal }: Call, id: string): Promise<LogEntryDetail> {
  const [found] = await tx.select().from(l).leftJoin(s, eq(s.logId, l.id)).where(eq(l.id, id));
  if (!found) throw notFound('log');
  const { log: stored, log_seal: seal } = found;
  const { userAgent, before, after } = stored;
  const shown = (changes: typeof before) => shownChanges(principal.ability, stored.subject, changes);
  return { ...toEntry(stored), userAgent, before: shown(before), after: shown(after), seal: seal && sealOf(seal) };
}

function sealOf({ position, hash, previous }: typeof s.$inferSelect): LogSeal {
  return { position, hash, previousHash: previous };
}

function toEntry(stored: StoredLogEntry): LogEntry {
  const { id, at, actorId, actorName, action, subject, subjectId, address, requestId } = stored;
  return { id, at: at.toISOString(), actorId, actorName, action, subject, subjectId, address, requestId };
}
