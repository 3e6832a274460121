import { fromWireMoney, type Money } from '@corridor/core';
import { hold } from '../../ledger';
import { withoutSecrets } from '../../platform/audit/withoutSecrets';
import type { ApprovableWrite, AuditEntry, Call } from '../../platform/call';
import { createId, savepoint } from '../../platform/database';
import { type Answer, accepted } from '../../platform/http/envelope';
import { accountById } from '../accounts';
import { type Catching, catchingRecord } from './caught';
import { addEvent, requestOf } from './events';
import { heldStep } from './holds';
import { approvalTable } from './table';
import { termsPrints } from './termsOf';

/** Thrown to undo a write that was only tried. */
class Tried extends Error {
  override readonly name = 'Tried';
}

interface Trial {
  readonly record: object | null;
  readonly entry: AuditEntry | undefined;
  readonly caught: readonly Catching[];
}

/** Does a write; where a policy catches what it has left, it is undone, and a request for its approval takes its place. @throws Refusal as the write itself */
export async function doOrAsk(call: Call, write: ApprovableWrite): Promise<Answer> {
  const entries: AuditEntry[] = [];
  const later: (() => void)[] = [];
  const trialCall: Call = {
    ...call,
    audit: async (entry) => {
      entries.push(entry);
      await call.audit(entry);
    },
    afterCommit: (work) => void later.push(work),
  };
  let trial: Trial | undefined;
  try {
    const answer = await savepoint(call.tx, async () => {
      const { payload, answer: done } = await write.attempt(trialCall);
      const record = isRecord(payload) ? payload : null;
      const caught = await catchingRecord(call, write.approvable, record);
      if (caught.length === 0) return done;
      trial = { record, entry: entries[0], caught };
      throw new Tried();
    });
    for (const work of later) call.afterCommit(work);
    return answer;
  } catch (reason) {
    if (!(reason instanceof Tried) || !trial) throw reason;
    return ask(call, write, trial);
  }
}

async function ask(call: Call, write: ApprovableWrite, { record, entry, caught }: Trial): Promise<Answer> {
  const { now, principal, requestId, services, tx } = call;
  const { approvable, segment, operation, body } = write;
  const id = createId(now.getTime());
  const policies = caught.map(({ policy }) => policy);
  const wireAmount = record && approvable.amountOf(record);
  const amount: Money | null = wireAmount && fromWireMoney(wireAmount);
  const hours = Math.min(...caught.map((one) => one.hours));
  await tx.insert(approvalTable).values({
    id,
    partnerId: principal.partnerId,
    kind: approvable.kind,
    subject: segment,
    verb: operation.verb,
    method: operation.method,
    action: operation.action,
    body: { ...body },
    subjectId: typeof body.id === 'string' ? body.id : null,
    summary: record ? approvable.summaryOf(record) : '',
    currency: amount?.currency ?? null,
    amount: amount?.minor ?? null,
    before: fieldsOf(entry?.before),
    after: fieldsOf(entry?.after),
    terms: (await termsPrints(services, { approvable, record, entry })).current,
    policies,
    status: 'pending',
    approvals: 0,
    approvers: Math.max(...policies.map(({ approvers }) => approvers)),
    makerId: principal.userId,
    makerName: principal.name,
    makerMerchants: principal.merchants && [...principal.merchants],
    requestId,
    ...(await heldFor(call, id, record && approvable.debitOf(record))),
    createdAt: now,
    expiresAt: new Date(now.getTime() + hours * 3_600_000),
  });
  await addEvent(call, id, { event: 'requested', note: null });
  await call.audit(requestOf({ id, kind: approvable.kind, amount: wireAmount }));
  return accepted(id, requestId);
}

type Debit = ReturnType<ApprovableWrite['approvable']['debitOf']>;

/** Holds what a write takes, on the account that it takes it from. @throws LedgerRefusal `insufficient-funds` */
async function heldFor({ tx, now }: Call, approvalId: string, debit: Debit) {
  if (!debit) return {};
  const account = await accountById(tx, debit.accountId);
  if (!account) throw new Error('an account that a write has just used is gone');
  const amount = fromWireMoney(debit.amount);
  const step = heldStep({ id: approvalId, partnerId: account.partnerId }, 'reserve', now);
  const { holdId } = await hold(tx, { ...step, accountId: account.availableId, amount });
  return { ownerId: debit.ownerId, holdId, heldCurrency: amount.currency, heldAmount: amount.minor };
}

// A jsonb column keeps what JSON has: what was left out stays left out.
function fieldsOf(fields: AuditEntry['before']): Record<string, unknown> | null {
  return withoutSecrets(fields ?? null);
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
