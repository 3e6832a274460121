import { and, eq } from 'drizzle-orm';
import type { Caller } from '../call';
import { savepoint, type Transaction } from '../database';
import { type Answer, refused } from '../http/envelope';
import { Refusal } from '../refusals/Refusal';
import { requestIdReused } from '../refusals/refusals';
import type { Fingerprints } from './fingerprintOf';
import { requestTable } from './table';

// Of an answer from before fingerprints had a key: it is given again, since nothing tells whether the body was another.
const CLEARED = '';

/** What is kept once: a write, and its answer as a repetition gets it. */
export interface Kept {
  readonly work: () => Promise<Answer>;
  /** The first answer as the caller may see it at this moment. @throws Refusal where the caller may see none of it */
  readonly again: (first: Answer) => Promise<Answer>;
}

/**
 * Does a write once per (user, request id): a repetition gets the first answer, a refusal included, by the rights of now; the same id with
 * another body is a conflict. Kept in the write's own transaction; a second one at the same moment waits for the first.
 */
export async function once(
  tx: Transaction,
  caller: Caller,
  { current, former }: Fingerprints,
  { work, again }: Kept,
): Promise<Answer> {
  const { principal, requestId, now } = caller;
  const claim = {
    partnerId: principal.partnerId,
    userId: principal.userId,
    requestId,
    fingerprint: current,
    createdAt: now,
  };
  const claimed = await tx
    .insert(requestTable)
    .values(claim)
    .onConflictDoNothing()
    .returning({ requestId: requestTable.requestId });
  const key = and(eq(requestTable.userId, principal.userId), eq(requestTable.requestId, requestId));
  if (claimed.length === 0) {
    const [first] = await tx.select().from(requestTable).where(key);
    if (!first?.body || ![current, ...former, CLEARED].includes(first.fingerprint)) throw requestIdReused();
    return again({ status: first.status, body: first.body });
  }
  const answer = await savepoint(tx, work).catch((reason: unknown) => {
    if (reason instanceof Refusal && reason.details.status < 500) return refused(reason, requestId);
    throw reason;
  });
  await tx.update(requestTable).set({ status: answer.status, body: answer.body }).where(key);
  return answer;
}
