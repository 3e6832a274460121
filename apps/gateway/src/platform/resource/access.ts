import type { Verb } from '@corridor/core';
import { and, eq, sql } from 'drizzle-orm';
import type { Call, Principal } from '../call';
import { execute, isUuid } from '../database';
import { allowedRows } from '../listing/readableRows';
import { Refusal } from '../refusals/Refusal';
import { forbidden, notFound } from '../refusals/refusals';
import type { Asked } from './Asked';
import { allowsField, allowsRecord, allowsWhole, hasConditions } from './judge';
import { needsPassword } from './needsPassword';
import { holdsRecords, segmentOf } from './recordSchemas';
import { shownValue } from './shownAnswer';

/** Verbs whose answer is the record itself: conditions are checked on what was found, and nothing is read twice. */
const ANSWERED: readonly Verb[] = ['get', 'get-by', 'create'];
const LISTED: readonly Verb[] = ['list', 'page'];
const WRITTEN: readonly Verb[] = ['create', 'update'];

/** Refuses an operation on a record that the caller's rules do not show, or do not allow it on; where no rule has a condition, nothing is read. */
export async function guardRecord(call: Call, asked: Asked): Promise<void> {
  const { implementation, operation, body } = asked;
  const { segment } = implementation;
  const { ability } = call.principal;
  const { action, effect, verb } = operation;
  const id = idIn(segment, verb, body);
  const judged = [{ one: 'read' }, ...asksOf(asked)].filter(({ one, field }) =>
    hasConditions(ability, one, segment, field),
  );
  if (ANSWERED.includes(verb) || id === null || judged.length === 0) return;
  const record = await judgedRecord(call, implementation, id, verb === 'upload' ? 'read' : effect);
  for (const { one, field } of judged) {
    if (isRecord(record) && allowsRecord(ability.rulesFor(one, segment, field), record)) continue;
    throw one === 'read' ? notFound(segment) : refusedOf(action, segment, field);
  }
}

/**
 * Refuses to repeat the answer of a write on a record that the caller's rules no longer show. The write itself is not judged again: it may have
 * made of the record what they do not allow, and one that is gone since then is not refused for that.
 */
export async function guardRepeated(call: Call, { implementation, operation, body }: Asked): Promise<void> {
  const { segment } = implementation;
  const { ability } = call.principal;
  const id = idIn(segment, operation.verb, body);
  if (ANSWERED.includes(operation.verb) || id === null || !hasConditions(ability, 'read', segment)) return;
  const record = await judgedRecord(call, implementation, id, 'read').catch((reason: unknown) => {
    if (reason instanceof Refusal && reason.details.kind === 'not-found') return null;
    throw reason;
  });
  if (isRecord(record) && !allowsRecord(ability.rulesFor('read', segment), record)) throw notFound(segment);
}

/** What rules are asked about a record: the operation, and each field that it writes. */
function asksOf(asked: Asked): Asks[] {
  const one = asked.operation.action;
  return [{ one }, ...writtenFields(asked).map((field) => ({ one, field }))];
}

/** An action, and the field that it is about; none: the record. */
interface Asks {
  readonly one: string;
  readonly field?: string | undefined;
}

/** Fields that an operation writes: of its data, or the parameters of a call about a record. The password of a caller who signs in once more is none. */
export function writtenFields(asked: Pick<Asked, 'implementation' | 'operation' | 'body'>): string[] {
  const { operation, body } = asked;
  if (operation.effect === 'read') return [];
  if (operation.verb !== 'call-by-id') return WRITTEN.includes(operation.verb) ? namesIn(body.data) : [];
  return namesIn(body.params).filter((name) => name !== 'password' || !needsPassword(asked));
}

function namesIn(data: unknown): string[] {
  return isRecord(data) ? Object.keys(data) : [];
}

const refusedOf = (action: string, segment: string, field?: string) =>
  forbidden(field === undefined ? action : `${action} ${field} of`, segment);

/** The record that an operation is about. A file names the one that it belongs to beside it. */
function idIn(segment: string, verb: Verb, { id, data }: Asked['body']): string | null {
  const name = `${segment.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Id`;
  const about = verb === 'upload' && isRecord(data) ? data[name] : id;
  return typeof about === 'string' ? about : null;
}

// A resource without a stored record of its own is judged by what `get` answers.
async function judgedRecord(
  call: Call,
  { segment, operations, options }: Asked['implementation'],
  id: string,
  effect: Asked['operation']['effect'],
): Promise<unknown> {
  if (!isUuid(id)) throw notFound(segment);
  if (options.record) return options.record.readAhead(call, id, effect !== 'read');
  return operations.find(({ verb }) => verb === 'get')?.run(call, { id }, null);
}

/** Refuses an answer that is a record which the caller's rules do not show, or did not allow to be made. */
export async function guardAnswer(call: Call, asked: Asked, payload: unknown): Promise<void> {
  const { implementation, operation } = asked;
  const { segment } = implementation;
  if (!ANSWERED.includes(operation.verb)) return;
  for (const { one, field } of asksOf(asked)) {
    if (await isAllowedRow(call, implementation, { one, field }, payload)) continue;
    throw operation.effect === 'read' ? notFound(segment) : refusedOf(one, segment, field);
  }
}

/** An answer without what the caller's rules do not show of the records in it; of a record that they do not show at all its id stays. */
export async function readableAnswer(
  call: Call,
  { implementation, operation }: Asked,
  payload: unknown,
): Promise<unknown> {
  const { ability } = call.principal;
  const { segment } = implementation;
  const { output, effect, verb } = operation;
  const isOwn = effect !== 'read' && segmentOf(output) === segment;
  if (isOwn && isRecord(payload) && !(await isAllowedRow(call, implementation, { one: 'read' }, payload)))
    return { id: payload.id };
  return shownValue(ability, output, payload, LISTED.includes(verb) ? 'selected' : 'unselected');
}

/** Returns true if the caller's rules allow an action, or a field of it, on the row that an answer shows. */
async function isAllowedRow(
  { tx, principal: { ability } }: Call,
  { segment, options }: Asked['implementation'],
  { one, field }: Asks,
  payload: unknown,
): Promise<boolean> {
  if (!hasConditions(ability, one, segment, field)) return true;
  if (!isRecord(payload)) return false;
  const id = options.record?.rows ?? options.rows;
  if (!id) return allowsRecord(ability.rulesFor(one, segment, field), payload);
  const isShown = and(eq(id, payload.id), allowedRows(id.table, ability, one, segment, field));
  return (await execute(tx, sql`SELECT 1 FROM ${id.table} WHERE ${isShown}`, () => true)).length > 0;
}

/** Refuses to find records by what the caller's rules hide: a filter, an order or a key of a hidden field, or figures of all of them. */
export function authorizeQuery(
  { ability }: Principal,
  { segment, fields, options }: Asked['implementation'],
  { verb, method, action, effect, output }: Asked['operation'],
  { filter, sort, key }: Asked['body'],
): void {
  const actions = action === 'export' ? ['read', 'export'] : ['read'];
  const isWhole = actions.every((one) => allowsWhole(ability, one, segment));
  if (effect !== 'read' || options.openToAll || isWhole) return;
  const names = [filter, key].flatMap((by) =>
    isRecord(by) ? Object.keys(by).filter((name) => !isEmpty(by[name])) : [],
  );
  const asked = isRecord(sort) ? [...names, String(sort.field)] : names;
  const isHidden = (name: string) =>
    !fields.has(name) || actions.some((one) => !allowsField(ability, one, segment, name));
  const hidden = asked.find(isHidden);
  if (hidden !== undefined) throw forbidden(`find by ${hidden} any`, segment);
  if (method !== null && !holdsRecords(output)) throw forbidden(`${verb} ${method} of`, segment);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
