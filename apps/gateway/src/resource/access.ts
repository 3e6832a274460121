import { subject } from '@casl/ability';
import { permittedFieldsOf } from '@casl/ability/extra';
import type { Verb } from '@corridor/core';
import { forbidden, notFound } from '../app/refusals';
import type { Call } from '../call';
import type { Asked } from './perform';

const ANSWERED: readonly Verb[] = ['get-by', 'create'];

/** Refuses an operation on a record that meets no condition of the caller's rules; where no rule has one, nothing is read. */
export async function guardRecord(call: Call, { implementation, operation, body }: Asked): Promise<void> {
  const { segment, operations } = implementation;
  if (!hasConditions(call, operation.action, segment)) return;
  const get = operations.find(({ verb }) => verb === 'get');
  if (!get || typeof body.id !== 'string') return;
  guard(call, operation.action, segment, await get.run(call, { id: body.id }, null), operation.effect === 'read');
}

/** Refuses an answer that is a record which the caller's rules do not show, or did not allow to be made. */
export function guardAnswer(call: Call, { implementation, operation }: Asked, payload: unknown): void {
  const { segment } = implementation;
  if (!ANSWERED.includes(operation.verb) || !hasConditions(call, operation.action, segment)) return;
  guard(call, operation.action, segment, payload, operation.effect === 'read');
}

/** An answer without the fields that the caller's rules do not show; its id always stays. */
export function readableFields(call: Call, { implementation, operation }: Asked, payload: unknown): unknown {
  const { segment } = implementation;
  const rules = call.principal.ability.rulesFor('read', segment);
  if (operation.method !== null || !rules.some(({ fields }) => fields)) return payload;
  const shown = (record: unknown) => (isRecord(record) ? picked(call, segment, record) : record);
  if (Array.isArray(payload)) return payload.map(shown);
  if (isRecord(payload) && Array.isArray(payload.items)) return { ...payload, items: payload.items.map(shown) };
  return shown(payload);
}

function picked({ principal }: Call, segment: string, record: Record<string, unknown>): Record<string, unknown> {
  const fields = permittedFieldsOf(principal.ability, 'read', subject(segment, { ...record }), {
    fieldsFrom: (rule) => rule.fields ?? Object.keys(record),
  });
  return Object.fromEntries(Object.entries(record).filter(([name]) => name === 'id' || fields.includes(name)));
}

function guard({ principal }: Call, action: string, segment: string, record: unknown, reads: boolean): void {
  if (isRecord(record) && principal.ability.can(action, subject(segment, { ...record }))) return;
  throw reads ? notFound(segment) : forbidden(action, segment);
}

function hasConditions({ principal }: Call, action: string, segment: string): boolean {
  return principal.ability.rulesFor(action, segment).some(({ conditions }) => conditions);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
