import { DOWNLOAD_FILE_PATH } from '@corridor/core';
import { and, asc, eq, gte } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Principal, Services } from '../../platform/call';
import { isUuid, type Scope } from '../../platform/database';
import { readJson } from '../../platform/http/readBody';
import { type GatewayEnvironment, requestFacts } from '../../platform/http/requestFacts';
import { conflict, forbidden, notFound } from '../../platform/refusals/refusals';
import { untilEnd } from '../../platform/resource/exportResponse';
import { parse } from '../../platform/resource/parse';
import { authenticate } from '../session/authenticate';
import { fileRequestSchema } from './schema';
import { downloadChunkTable as c, downloadTable as d } from './table';

const AT_ONCE = 8;

/** Mounts the call that fetches a file, and goes on with what a process before this one left unfinished. */
export function mountFile(app: Hono<GatewayEnvironment>, services: Services): void {
  services.exportJobs.wake(services);
  app.post(DOWNLOAD_FILE_PATH, async (context) => {
    const principal = await authenticate(services, requestFacts(context).token);
    const { id } = parse(fileRequestSchema, await readJson(context.req.raw));
    if (!principal.ability.can('read', 'download')) throw forbidden('read', 'download');
    const { fileName } = await findReady(services, principal, id);
    const end = await services.leases.take(principal, 'files');
    return new Response(untilEnd(fileStream(services, scopeOfUser(principal), id), end), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${fileName}"`,
        'cache-control': 'no-store',
      },
    });
  });
}

function scopeOfUser({ partnerId, userId }: Principal): Scope {
  return { kind: 'tenant', partnerId, userId };
}

async function findReady({ db }: Services, principal: Principal, id: string) {
  if (!isUuid(id)) throw notFound('download');
  const [stored] = await db.transaction(scopeOfUser(principal), (tx) =>
    tx
      .select()
      .from(d)
      .where(and(eq(d.id, id), eq(d.userId, principal.userId))),
  );
  if (!stored) throw notFound('download');
  if (!principal.ability.can('export', stored.resource)) throw forbidden('export', stored.resource);
  if (stored.status !== 'ready') throw conflict('refusals.downloadNotReady', { status: stored.status });
  return stored;
}

// A few chunks at a time, each read in a short transaction: a slow receiver holds none open.
function fileStream({ db }: Services, scope: Scope, id: string): ReadableStream<Uint8Array> {
  let next = 0;
  return new ReadableStream({
    pull: async (controller) => {
      const chunks = await db.transaction(scope, (tx) =>
        tx
          .select()
          .from(c)
          .where(and(eq(c.downloadId, id), gte(c.seq, next)))
          .orderBy(asc(c.seq))
          .limit(AT_ONCE),
      );
      for (const { content } of chunks) controller.enqueue(content);
      next += chunks.length;
      if (chunks.length < AT_ONCE) controller.close();
    },
  });
}
