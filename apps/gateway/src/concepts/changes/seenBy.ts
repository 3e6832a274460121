import { and, inArray, sql } from 'drizzle-orm';
import { type Principal, type RecordEntry, type SealedEntry, scopeOf } from '../../platform/call';
import { type Database, execute, type Transaction } from '../../platform/database';
import { allowedRows } from '../../platform/listing/readableRows';
import type { Implementation } from '../../platform/resource';
import { hasConditions } from '../../platform/resource/judge';

/** Resources whose records can be told from each other, by segment. */
export type Resources = ReadonlyMap<string, Implementation>;

/** The resources of a gateway whose changes can be told. */
export function changingResources(implementations: readonly Implementation[]): Resources {
  const known = implementations.filter(({ options }) => options.record ?? options.rows);
  return new Map(known.map((one) => [one.segment, one]));
}

/** Returns true if a caller may read any of the resources. */
export function readsAny({ ability }: Principal, resources: Resources): boolean {
  return [...resources.keys()].some((segment) => ability.can('read', segment));
}

/**
 * Entries about records that a caller may read at this moment. Where rules have conditions, a page is kept to merchants or
 * records belong to one user, the record itself is looked for: one that is gone is then not told of.
 */
export async function seenBy(
  db: Database,
  principal: Principal,
  resources: Resources,
  entries: readonly SealedEntry[],
): Promise<RecordEntry[]> {
  const readable = entries.filter(isOfRecord).filter(({ subject }) => {
    return resources.has(subject) && principal.ability.can('read', subject);
  });
  const judged = new Set(
    readable.map(({ subject }) => subject).filter((one) => isJudged(resources.get(one), principal)),
  );
  if (judged.size === 0) return readable;
  const shown = await db.transaction(
    scopeOf({ principal }),
    async (tx) => {
      const found = new Set<string>();
      for (const segment of judged) {
        const ids = readable.filter(({ subject }) => subject === segment).map(({ subjectId }) => subjectId);
        for (const id of await shownIds(tx, principal, resources.get(segment), ids)) found.add(`${segment}/${id}`);
      }
      return found;
    },
    { readOnly: true },
  );
  return readable.filter(({ subject, subjectId }) => !judged.has(subject) || shown.has(`${subject}/${subjectId}`));
}

function isOfRecord(entry: SealedEntry): entry is RecordEntry {
  return entry.subjectId !== null;
}

function isJudged(resource: Implementation | undefined, { ability, merchants }: Principal): boolean {
  if (!resource) return true;
  const { segment, options } = resource;
  return merchants !== null || options.record?.within !== undefined || hasConditions(ability, 'read', segment);
}

async function shownIds(
  tx: Transaction,
  principal: Principal,
  resource: Implementation | undefined,
  ids: readonly string[],
): Promise<string[]> {
  const id = resource?.options.record?.rows ?? resource?.options.rows;
  if (!resource || !id) return [];
  const { segment, options } = resource;
  const where = and(
    inArray(id, [...new Set(ids)]),
    options.record?.within?.({ principal }),
    allowedRows(id.table, principal.ability, 'read', segment),
  );
  return execute(tx, sql`SELECT ${id} AS id FROM ${id.table} WHERE ${where}`, (row) => String(row.id));
}
