import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import { rateLimited } from '../refusals/refusals';

/** How often something may be tried: so many times within so many seconds. */
export interface Allowance {
  readonly attempts: number;
  readonly seconds: number;
}

/** Counts an attempt under a key, shared by all processes. @throws Refusal with the seconds to wait when there were too many */
export async function takeAttempt(
  db: Database,
  key: string,
  { attempts, seconds }: Allowance,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const [row] = await db.single(sql`
    INSERT INTO rate_limit AS r (key, count, ends_at) VALUES (${key}, 1, ${at}::timestamptz + make_interval(secs => ${seconds}))
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN r.ends_at <= ${at}::timestamptz THEN 1 ELSE r.count + 1 END,
      ends_at = CASE WHEN r.ends_at <= ${at}::timestamptz THEN excluded.ends_at ELSE r.ends_at END
    RETURNING count, ceil(extract(epoch FROM ends_at - ${at}::timestamptz))::int AS wait`);
  if (Number(row?.count ?? 0) > attempts) throw rateLimited(Math.max(1, Number(row?.wait ?? seconds)));
}

/** Forgets the attempts under a key: they led to success. */
export async function forgiveAttempts(db: Database, key: string): Promise<void> {
  await db.single(sql`DELETE FROM rate_limit WHERE key = ${key}`);
}
