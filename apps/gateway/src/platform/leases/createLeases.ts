import { OPEN_LIMITS, type OpenLimit } from '@corridor/core';
import { sql } from 'drizzle-orm';
import type { Principal } from '../call/Principal';
import { createId, type Database, execute, run, type Scope, type Transaction } from '../database';
import { unhurried } from '../http/pause';
import { cleaningJob } from '../jobs';
import { conflict } from '../refusals/refusals';

/** What is open for a while and counted: a file that is being sent, or a stream. */
export type LeaseKind = Exclude<keyof typeof OPEN_LIMITS, 'exports'>;

/** Gives a lease back; more than once does no harm. */
export type EndLease = () => void;

/** What the callers of one gateway have open; counted over all gateways of its database. */
export interface Leases {
  /** Counts one more. @throws Refusal when the caller, or its partner, has as many as may be open at once */
  take(principal: Principal, kind: LeaseKind): Promise<EndLease>;
  /** Resolves once all that was given back is. */
  settled(): Promise<void>;
}

/** A lease of a process that has died is over after so many seconds. */
const LEASE_SECONDS = 45;
const RENEW_MS = 15_000;

type Reasons = Readonly<Record<keyof OpenLimit, string>>;

const REASONS: Readonly<Record<LeaseKind, Reasons>> = {
  files: { own: 'refusals.tooManyFiles', partner: 'refusals.tooManyFilesOfPartner' },
  changeStreams: { own: 'refusals.tooManyStreams', partner: 'refusals.tooManyStreamsOfPartner' },
  downloadStreams: { own: 'refusals.tooManyStreams', partner: 'refusals.tooManyStreamsOfPartner' },
};

/** Makes the leases of one gateway, which renews them for as long as it lives. */
export function createLeases(db: Database): Leases {
  const open = new Set<string>();
  const ending = new Set<Promise<void>>();
  let timer: ReturnType<typeof setInterval> | undefined;

  const renew = () =>
    db.single(
      sql`UPDATE lease SET ends_at = ${endsAt} WHERE id = ANY(string_to_array(${[...open].join()}, ',')::uuid[])`,
    );
  const keep = (id: string) => {
    open.add(id);
    // A renewal that fails is followed by another one before the lease is over.
    timer ??= unhurried(setInterval(() => void renew().catch(() => undefined), RENEW_MS));
  };
  const drop = (id: string) => {
    if (!open.delete(id)) return;
    if (open.size === 0) timer = void clearInterval(timer);
    // Where the database is away the lease ends by itself.
    const gone: Promise<void> = db
      .single(sql`DELETE FROM lease WHERE id = ${id}`)
      .then(() => undefined)
      .catch(() => undefined)
      .finally(() => ending.delete(gone));
    ending.add(gone);
  };
  return {
    take: async (principal, kind) => {
      const id = createId();
      // Whoever closes one and opens another is not refused for the one that is on its way out.
      await Promise.all(ending);
      await db.transaction(scopeOfPartner(principal), (tx) => insertLease(tx, { id, principal, kind }));
      keep(id);
      return () => drop(id);
    },
    settled: async () => void (await Promise.all(ending)),
  };
}

/** Forgets leases of processes that have died. */
export const forgetOldLeases = cleaningJob('old-leases', () => ({
  table: 'lease',
  where: sql`ends_at < clock_timestamp()`,
}));

/** Makes others of the partner who count the same wait until the transaction ends, so that none passes a limit beside another. */
export async function countAlone(tx: Transaction, counted: string, partnerId: string): Promise<void> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended(${`open ${counted} ${partnerId}`}, 0))`);
}

/** Refuses one more where as many are open as may be, of a caller or of all its partner's. @throws Refusal */
export function requireRoom(open: OpenLimit, limit: OpenLimit, reasons: Reasons): void {
  if (open.own >= limit.own) throw conflict(reasons.own, { limit: limit.own });
  if (open.partner >= limit.partner) throw conflict(reasons.partner, { limit: limit.partner });
}

// Of the database's clock, which all processes share.
const endsAt = sql`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})`;

interface NewLease {
  readonly id: string;
  readonly principal: Principal;
  readonly kind: LeaseKind;
}

async function insertLease(tx: Transaction, { id, principal, kind }: NewLease): Promise<void> {
  const { partnerId } = principal;
  const holder = holderOf(principal);
  await countAlone(tx, kind, partnerId);
  const [open] = await execute(
    tx,
    sql`SELECT count(*)::int AS partner, count(*) FILTER (WHERE holder = ${holder})::int AS own FROM lease
      WHERE partner_id = ${partnerId} AND kind = ${kind} AND ends_at > clock_timestamp()`,
    (row): OpenLimit => ({ own: Number(row.own), partner: Number(row.partner) }),
  );
  if (open) requireRoom(open, OPEN_LIMITS[kind], REASONS[kind]);
  await run(
    tx,
    sql`INSERT INTO lease (id, partner_id, holder, kind, ends_at) VALUES (${id}, ${partnerId}, ${holder}, ${kind}, ${endsAt})`,
  );
}

// Pages of all of a partner's own customers act for the one user whose key opened them.
function holderOf({ page, sessionId, userId }: Principal): string {
  return page ? sessionId : userId;
}

function scopeOfPartner({ partnerId, userId }: Principal): Scope {
  return { kind: 'tenant', partnerId, userId };
}
