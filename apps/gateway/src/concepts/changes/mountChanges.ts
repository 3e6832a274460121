import { CHANGES_PATH, type Change } from '@corridor/core';
import type { Hono } from 'hono';
import type { PartnerChanges, Principal, RecordEntry, SealedEntry, Services } from '../../platform/call';
import { createOpenStreams } from '../../platform/http/openStreams';
import { pause } from '../../platform/http/pause';
import { type GatewayEnvironment, requestFacts } from '../../platform/http/requestFacts';
import { forbidden } from '../../platform/refusals/refusals';
import { authenticateCaller } from '../embed-sessions/authenticateCaller';
import { authenticateQuietly } from '../session/authenticate';

const SIGN_EVERY_MS = 15_000;

// What comes in a row is told together: each portion costs a look at session and rights for every stream.
const GATHER_MS = 1_000;

// Who is further behind reads everything anew sooner than entry by entry.
const MOST_MISSED = 1_000;

/**
 * Mounts the stream of changes: `ready` with the id to resume at, `change` for each record that the caller may read, `reset` where
 * what was missed is too much, `rights` where the caller may do something else than before. Session and rights are asked for again
 * with all that is told, and no look counts as use of the session.
 */
export function mountChanges(app: Hono<GatewayEnvironment>, services: Services): void {
  const streams = createOpenStreams('changeStreams', services);
  app.get(CHANGES_PATH, async (context) => {
    const facts = requestFacts(context);
    const reader = () => authenticateCaller(services, facts, authenticateQuietly);
    const first = await reader();
    if (!services.changes.isFor(first)) throw forbidden('read', 'change');
    const { changes, leave } = await services.changes.follow(first.partnerId);
    const from = context.req.header('last-event-id');
    const source = { services, changes, reader, first };
    try {
      return await streams.answer(first, (leaving) => tell(source, from, leaving), leave);
    } catch (refusal) {
      leave();
      throw refusal;
    }
  });
}

interface Source {
  readonly services: Services;
  readonly changes: PartnerChanges;
  /** Who reads, as of now. @throws Refusal when the session has ended */
  readonly reader: () => Promise<Principal>;
  /** Who read when the stream was opened. */
  readonly first: Principal;
}

async function* tell(source: Source, from: string | undefined, leaving: AbortSignal): AsyncGenerator<string> {
  const { changes } = source;
  const beginning = beginningOf(from, changes.head);
  let { position } = beginning;
  const known = { rights: rightsOf(source.first) };
  yield `id: ${position}\nevent: ${beginning.event}\ndata: {}\n\n`;
  while (!leaving.aborted) {
    // Both of one moment: what comes while this is told is told next.
    const { head, news } = changes;
    const entries = head > position ? await changes.after(position) : [];
    if (!(yield* portion(source, known, entries))) return;
    position = entries.at(-1)?.position ?? head;
    if (position < head) continue;
    if (entries.length > 0) await pause(GATHER_MS, leaving);
    await pause(SIGN_EVERY_MS, AbortSignal.any([leaving, news]));
    if (leaving.aborted || news.aborted) continue;
    yield `: there\nid: ${position}\n\n`;
    // Should the listener have been deaf.
    await changes.look();
  }
}

/** What is told together: that the reader may do something else than was known, then changes. Returns false where nothing may be told any more. */
async function* portion(
  { services, reader, first }: Source,
  known: { rights: string },
  entries: readonly SealedEntry[],
): AsyncGenerator<string, boolean> {
  const principal = await reader();
  if (principal.partnerId !== first.partnerId) return false;
  const rights = rightsOf(principal);
  if (rights !== known.rights) yield 'event: rights\ndata: {}\n\n';
  known.rights = rights;
  if (!services.changes.isFor(principal)) return false;
  for (const entry of await services.changes.seenBy(principal, entries)) yield eventOf(entry);
  return true;
}

const rightsOf = ({ roles, rules }: Principal) => JSON.stringify([roles, rules]);

/** Where a stream begins: after the event that its reader heard last, or at the end where that is unknown or too long ago. */
function beginningOf(from: string | undefined, head: number): { position: number; event: 'ready' | 'reset' } {
  if (from === undefined) return { position: head, event: 'ready' };
  const position = /^\d{1,15}$/.test(from) ? Number(from) : Number.NaN;
  const isNear = position <= head && head - position <= MOST_MISSED;
  return isNear ? { position, event: 'ready' } : { position: head, event: 'reset' };
}

function eventOf({ position, subject, subjectId, action, actorId, actorName, at, requestId }: RecordEntry): string {
  const by = { id: actorId, name: actorName };
  const change: Change = { resource: subject, recordId: subjectId, action, by, at: at.toISOString(), requestId };
  return `id: ${position}\nevent: change\ndata: ${JSON.stringify(change)}\n\n`;
}
