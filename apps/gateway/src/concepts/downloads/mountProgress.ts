import { DOWNLOAD_PROGRESS_PATH, type Download } from '@corridor/core';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Hono } from 'hono';
import { type Principal, type Services, scopeOf } from '../../platform/call';
import { createOpenStreams } from '../../platform/http/openStreams';
import { pause } from '../../platform/http/pause';
import { type GatewayEnvironment, type RequestFacts, requestFacts } from '../../platform/http/requestFacts';
import { forbidden } from '../../platform/refusals/refusals';
import { authenticateCaller } from '../embed-sessions/authenticateCaller';
import { authenticateQuietly } from '../session/authenticate';
import { toDownload } from './listing';
import { downloadTable as d } from './table';

const EVERY_MS = 1000;
// A proxy takes a line that says nothing for a sign of life.
const SIGN_EVERY = 10;

/**
 * Mounts the stream of one's own exports: `download` for each that changed, those under way at once, and `done` when none is under
 * way, which ends it. Rights and session are asked for again with every look, and no look counts as use of the session.
 */
export function mountProgress(app: Hono<GatewayEnvironment>, services: Services): void {
  const streams = createOpenStreams('downloadStreams', services);
  app.get(DOWNLOAD_PROGRESS_PATH, async (context) => {
    const facts = requestFacts(context);
    const reader = await readerOf(services, facts);
    return streams.answer(reader, (leaving) => progress(services, facts, leaving));
  });
}

/** Who reads. @throws Refusal when the session has ended, or downloads may not be read any more */
async function readerOf(services: Services, facts: RequestFacts): Promise<Principal> {
  const principal = await authenticateCaller(services, facts, authenticateQuietly);
  if (!principal.ability.can('read', 'download')) throw forbidden('read', 'download');
  return principal;
}

async function* progress(services: Services, facts: RequestFacts, leaving: AbortSignal): AsyncGenerator<string> {
  const sent = new Map<string, string>();
  for (let looks = 1; !leaving.aborted; looks += 1) {
    const followed = await followedBy(services, await readerOf(services, facts), [...sent.keys()]);
    for (const download of followed) {
      const text = JSON.stringify(download);
      if (sent.get(download.id) !== text) yield `event: download\ndata: ${text}\n\n`;
      sent.set(download.id, text);
    }
    if (!followed.some(({ status }) => status === 'queued' || status === 'running'))
      return yield 'event: done\ndata: {}\n\n';
    if (looks % SIGN_EVERY === 0) yield ': there\n\n';
    await pause(EVERY_MS, leaving);
  }
}

/** Exports of the reader's that are under way, and those that were. */
async function followedBy({ db }: Services, principal: Principal, known: readonly string[]): Promise<Download[]> {
  const underWay = inArray(d.status, ['queued', 'running']);
  const followed = known.length > 0 ? or(underWay, inArray(d.id, [...known])) : underWay;
  const stored = await db.transaction(
    scopeOf({ principal }),
    (tx) =>
      tx
        .select()
        .from(d)
        .where(and(eq(d.userId, principal.userId), followed)),
    { readOnly: true },
  );
  return stored.map((one) => toDownload(one, { principal }));
}
