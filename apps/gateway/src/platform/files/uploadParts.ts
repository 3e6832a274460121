import { and, count, eq, ne, sql } from 'drizzle-orm';
import { type Principal, type Services, scopeOf } from '../call';
import type { Transaction } from '../database';
import { cleaningJob } from '../jobs';
import { hasSpace } from './requireSpace';
import { uploadPartTable as p } from './table';

/** Most files that a job removes with one statement: each has up to a megabyte. */
export const FILES_AT_ONCE = 50;

/** Most broken uploads that are kept of one user. */
const MOST_KEPT = 20;

/** What arrived of one upload before its connection broke; no record and no file until the rest has come. */
export interface UploadParts {
  /** Bytes that are kept; 0 where nothing is. */
  size(): Promise<number>;
  read(): Promise<Uint8Array<ArrayBuffer>>;
  /** Keeps the beginning of the body, unless more of it is there. */
  keep(beginning: Uint8Array): Promise<void>;
  forget(): Promise<void>;
}

/** Which upload is meant: of whom, to which resource, under which request id. */
export interface UploadKey {
  readonly principal: Principal;
  readonly segment: string;
  readonly requestId: string;
  readonly now: Date;
}

/** The kept parts of an upload. */
export function uploadParts({ db }: Pick<Services, 'db'>, key: UploadKey): UploadParts {
  const { principal, now } = key;
  const { userId, partnerId } = principal;
  const own = { userId, upload: nameOf(key) };
  const isOwn = and(eq(p.userId, userId), eq(p.upload, own.upload));
  const scoped = <T>(work: (tx: Transaction) => Promise<T>) => db.transaction(scopeOf({ principal }), work);
  return {
    async size() {
      const length = sql<number>`octet_length(${p.content})`;
      const [found] = await scoped((tx) => tx.select({ length }).from(p).where(isOwn));
      return found?.length ?? 0;
    },
    async read() {
      const [found] = await scoped((tx) => tx.select().from(p).where(isOwn));
      return Uint8Array.from(found?.content ?? []);
    },
    keep: (content) =>
      scoped(async (tx) => {
        const others = and(eq(p.userId, userId), ne(p.upload, own.upload));
        const [kept] = await tx.select({ others: count() }).from(p).where(others);
        if ((kept?.others ?? 0) >= MOST_KEPT || !(await hasSpace(tx, partnerId, content.byteLength))) return;
        await tx
          .insert(p)
          .values({ ...own, partnerId, content, receivedAt: now })
          .onConflictDoUpdate({
            target: [p.userId, p.upload],
            set: { content, receivedAt: now },
            setWhere: sql`octet_length(${p.content}) < octet_length(excluded.content)`,
          });
      }),
    forget: () => scoped(async (tx) => void (await tx.delete(p).where(isOwn))),
  };
}

// What one merchant's page began is not for another's, though both act for one user.
function nameOf({ principal, segment, requestId }: UploadKey): string {
  return [segment, requestId, ...(principal.merchants ?? [])].join('/');
}

/** Forgets broken uploads that nobody has gone on with for a day. */
export const forgetUploadParts = cleaningJob('upload-parts', (now) => ({
  table: 'upload_part',
  where: sql`received_at < ${now} - interval '1 day'`,
  portion: FILES_AT_ONCE,
}));
