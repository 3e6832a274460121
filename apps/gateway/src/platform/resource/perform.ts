import { audit } from '../audit/audit';
import { type Attempted, type Call, type Caller, scopeOf } from '../call';
import type { Transaction } from '../database';
import { type Answer, success } from '../http/envelope';
import { fingerprintsOf } from '../idempotency/fingerprintOf';
import { once } from '../idempotency/once';
import { forbidden, notInSession, readOnly } from '../refusals/refusals';
import type { Asked } from './Asked';
import { authorizeQuery, guardAnswer, guardRecord, guardRepeated, readableAnswer, writtenFields } from './access';
import type { Export } from './Export';
import type { Implementation } from './Implementation';
import { needsPassword } from './needsPassword';
import type { Operation, ParsedBody } from './Operation';

/** Refuses what the caller's roles do not allow: the operation, and for a write each field in it. */
export function authorize({ principal }: Caller, { segment, options }: Implementation, operation: Operation): void {
  if (principal.readOnly && operation.effect !== 'read') throw readOnly();
  if (options.openToAll && operation.effect === 'read') return;
  if (principal.ability.can(operation.action, segment)) return;
  const { page } = principal;
  const isNarrowed = page && !page.grants[segment]?.includes(operation.action);
  throw isNarrowed ? notInSession(page.components, operation.action, segment) : forbidden(operation.action, segment);
}

/** Refuses a write of fields that the caller's roles allow on no record, and a search by fields that they do not show. */
export function authorizeFields(
  { principal }: Caller,
  implementation: Implementation,
  operation: Operation,
  body: ParsedBody,
): void {
  authorizeQuery(principal, implementation, operation, body);
  const { segment } = implementation;
  const written = writtenFields({ implementation, operation, body });
  const refused = written.find((field) => !principal.ability.can(operation.action, segment, field));
  if (refused !== undefined) throw forbidden(`${operation.action} ${refused} of`, segment);
}

/** Does a read or a write in one transaction and gives its answer. */
export async function perform(caller: Caller, asked: Asked): Promise<Answer> {
  const { operation, implementation, body, file, givenRequestId } = asked;
  const { db } = caller.services;
  const waiting: (() => void)[] = [];
  const answer = async (tx: Transaction): Promise<Answer> => {
    // A transaction that lost against another one begins anew.
    waiting.length = 0;
    const call = callIn(tx, caller, waiting);
    const { segment } = implementation;
    const approvable = caller.services.approvals.mayCatch(call, segment, operation.action, body);
    if (!approvable) return (await attempt(call, asked)).answer;
    const write = { approvable, segment, operation, body, attempt: (trial: Call) => attempt(trial, asked) };
    return caller.services.approvals.doOrAsk(call, write);
  };
  if (operation.effect === 'read')
    return db.transaction(scopeOf(caller), answer, { readOnly: true, fromReplica: true });
  const isKept = givenRequestId !== null && !implementation.options.keepsNoAnswers && !needsPassword(asked);
  const fingerprints = isKept
    ? await fingerprintsOf(caller.services, { operation: nameOf(caller, asked), body, file })
    : null;
  const done = await db.transaction(scopeOf(caller), (tx) =>
    fingerprints === null
      ? answer(tx)
      : once(tx, caller, fingerprints, {
          work: () => answer(tx),
          again: (first) => answerAgain(callIn(tx, caller), asked, first),
        }),
  );
  for (const work of waiting) work();
  return done;
}

/** Does an operation in the transaction of a call: guard, write, answer. What the call stands for was authorized before. */
export async function attempt(call: Call, asked: Asked): Promise<Attempted> {
  const { operation, implementation, body, file } = asked;
  await guardRecord(call, asked);
  const payload = await operation.run(call, body, file);
  if (call.services.checkAnswers && operation.output) operation.output.parse(payload);
  await guardAnswer(call, asked, payload);
  const shown = await readableAnswer(call, asked, payload);
  return { payload, answer: success(shown, call.requestId, implementation.options.payload) };
}

/** A kept answer without what the caller's rules no longer show. @throws Refusal where they no longer show the record that it is about */
async function answerAgain(call: Call, asked: Asked, { status, body }: Answer): Promise<Answer> {
  await guardRepeated(call, asked);
  const { payload = 'data' } = asked.implementation.options;
  if (!(payload in body)) return { status, body };
  return { status, body: { ...body, [payload]: await readableAnswer(call, asked, body[payload]) } };
}

/** Begins an export: what is checked and written down before the first row is sent. */
export async function performExport(caller: Caller, { operation, body }: Asked): Promise<Export> {
  const begun = await caller.services.db.transaction(scopeOf(caller), (tx) =>
    operation.run(callIn(tx, caller), body, null),
  );
  return asExport(begun);
}

// What one merchant's page was answered is not for another's, though both act for one user.
function nameOf({ principal }: Caller, { implementation, operation }: Asked): string {
  return [implementation.segment, operation.verb, operation.method, ...(principal.merchants ?? [])].join('/');
}

function callIn(tx: Transaction, caller: Caller, waiting: (() => void)[] = []): Call {
  return {
    ...caller,
    tx,
    rowsAhead: new Map(),
    audit: (entry) => audit(tx, caller, entry),
    afterCommit: (work) => void waiting.push(work),
  };
}

// VerbsOf gives the verb `export` this type; operations hold it without.
function asExport(value: unknown): Export {
  return value as Export;
}
