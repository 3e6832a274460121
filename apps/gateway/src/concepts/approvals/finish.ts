import { sql } from 'drizzle-orm';
import { audit } from '../../platform/audit/audit';
import { type AuditEntry, type Call, type Principal, scopeOf } from '../../platform/call';
import { run, savepoint } from '../../platform/database';
import { scopeStatement } from '../../platform/database/scopeStatement';
import { changeRow } from '../../platform/records';
import { Refusal, type RefusalDetails } from '../../platform/refusals/Refusal';
import { conflict } from '../../platform/refusals/refusals';
import { colleagueOf } from '../session/colleagueOf';
import { addEvent } from './events';
import { release } from './holds';
import { type StoredApproval, approvalTable as t } from './table';
import { termsPrints } from './termsOf';

/** Does an approved write as its maker's; where it can no longer be done, nothing is, and the request says why. What was held is let go either way. */
export async function finish(
  call: Call,
  stored: StoredApproval,
  approvers: readonly Principal[],
): Promise<StoredApproval> {
  const { tx, now } = call;
  const { id } = stored;
  const later: (() => void)[] = [];
  try {
    const entry = await savepoint(tx, async () => {
      await release(tx, stored, now);
      return doneAsMaker({ ...call, afterCommit: (work) => void later.push(work) }, stored, approvers);
    });
    for (const work of later) call.afterCommit(work);
    await addEvent(call, id, { event: 'done', note: null });
    return changeRow(tx, t, id, {
      status: 'approved',
      subjectId: entry?.subjectId ?? stored.subjectId,
      endedAt: now,
    });
  } catch (reason) {
    if (!(reason instanceof Refusal) || reason.details.status >= 500) throw reason;
    await release(tx, stored, now);
    await addEvent(call, id, { event: 'failed', note: null });
    await call.audit({ action: 'fail', subject: 'approval', subjectId: id, after: { status: 'failed' } });
    return changeRow(tx, t, id, { status: 'failed', problem: problemOf(reason.details), endedAt: now });
  }
}

/** The first audit entry of the write. @throws Refusal where the maker may no longer do it, or it would leave something else than was approved */
async function doneAsMaker(
  call: Call,
  stored: StoredApproval,
  approvers: readonly Principal[],
): Promise<AuditEntry | undefined> {
  const { tx, now, services } = call;
  const { subject, verb, method, action, body, requestId } = stored;
  const principal = await makerOf(call, stored);
  const actor = { principal, now, requestId, origin: { address: null, userAgent: null } };
  const approvedBy = approvers.map(({ name }) => name);
  const entries: AuditEntry[] = [];
  const makersCall: Call = {
    ...call,
    ...actor,
    asked: { action, segment: subject },
    rowsAhead: new Map(),
    audit: async (entry) => {
      entries.push(entry);
      await audit(tx, actor, { ...entry, after: { ...entry.after, approvedBy } });
    },
  };
  await takeScope(call, makersCall);
  const { payload, approvable } = await services.approvals.doAgain(makersCall, {
    segment: subject,
    verb,
    method,
    body,
  });
  const record = typeof payload === 'object' ? payload : null;
  const { current, former } = await termsPrints(services, { approvable, record, entry: entries[0] });
  if (![current, ...former].includes(stored.terms)) throw conflict('refusals.changedSinceAsked');
  await takeScope(makersCall, call);
  return entries[0];
}

/** Whoever asked for it, as it is now, limited as its page was then. @throws Refusal when it is gone */
async function makerOf({ tx }: Call, { makerId, makerName, makerMerchants }: StoredApproval): Promise<Principal> {
  const colleague = await colleagueOf(tx, makerId);
  if (!colleague) throw conflict('refusals.makerGone');
  return { ...colleague.principal, name: makerName, merchants: makerMerchants };
}

/** Goes on in the transaction as another caller sees the rows. */
async function takeScope(from: Call, to: Call): Promise<void> {
  const [was, is] = [scopeStatement(scopeOf(from)), scopeStatement(scopeOf(to))];
  if (was !== is) await run(to.tx, sql.raw(is));
}

function problemOf({ reason, msg, params, fields = [] }: RefusalDetails) {
  const given = fields[0] ?? { reason: reason ?? msg, params };
  return { reason: given.reason, ...(given.params && { params: given.params }) };
}
