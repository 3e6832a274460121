import { CHANGES_PATH, type Change } from '@corridor/core';
import type { Hono } from 'hono';
import type { PartnerChanges, Principal, RecordEntry, Services } from '../../platform/call';
import { createOpenStreams } from '../../platform/http/openStreams';
import { pause } from '../../platform/http/pause';
import { type GatewayEnvironment, type RequestFacts, requestFacts } from '../../platform/http/requestFacts';
import { forbidden } from '../../platform/refusals/refusals';
import { authenticateCaller } from '../embed-sessions/authenticateCaller';
import { authenticateQuietly } from '../session/authenticate';

const MOST_STREAMS = { perReader: 4, inAll: 2_000 };

const SIGN_EVERY_MS = 15_000;

// What comes in a row is told together: each portion costs a look at session and rights for every stream.
const GATHER_MS = 1_000;

// Who is further behind reads everything anew sooner than entry by entry.
const MOST_MISSED = 1_000;

/**
 * Mounts the stream of changes: `ready` with the id to resume at, `change` for each record that the caller may read, `reset` where
 * what was missed is too much. Session and rights are asked for again with all that is told, and no look counts as use of the session.
 */
export function mountChanges(app: Hono<GatewayEnvironment>, services: Services): void {
  const streams = createOpenStreams(MOST_STREAMS, services.closing);
  app.get(CHANGES_PATH, async (context) => {
    const facts = requestFacts(context);
    const reader = () => readerOf(services, facts);
    const { sessionId, partnerId } = await reader();
    const { changes, leave } = await services.changes.follow(partnerId);
    const from = context.req.header('last-event-id');
    const source = { services, changes, reader, partnerId };
    try {
      return streams.answer(sessionId, (leaving) => tell(source, from, leaving), leave);
    } catch (refusal) {
      leave();
      throw refusal;
    }
  });
}

/** Who reads. @throws Refusal when the session has ended, or there is nothing that may be read */
async function readerOf(services: Services, facts: RequestFacts): Promise<Principal> {
  const principal = await authenticateCaller(services, facts, authenticateQuietly);
  if (!services.changes.isFor(principal)) throw forbidden('read', 'change');
  return principal;
}

interface Source {
  readonly services: Services;
  readonly changes: PartnerChanges;
  readonly reader: () => Promise<Principal>;
  readonly partnerId: string;
}

async function* tell(source: Source, from: string | undefined, leaving: AbortSignal): AsyncGenerator<string> {
  const { services, changes, reader, partnerId } = source;
  const beginning = beginningOf(from, changes.head);
  let { position } = beginning;
  yield `id: ${position}\nevent: ${beginning.event}\ndata: {}\n\n`;
  while (!leaving.aborted) {
    // Both of one moment: what comes while this is told is told next.
    const { head, news } = changes;
    const entries = head > position ? await changes.after(position) : [];
    const principal = await reader();
    if (principal.partnerId !== partnerId) return;
    for (const entry of await services.changes.seenBy(principal, entries)) yield eventOf(entry);
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
