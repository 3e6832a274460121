import { type AbilityRule, CONDITION_OPERATORS, grantableSubjects, namesKnownPermissions } from '@corridor/core';
import { z } from 'zod';
import { nameSchema, schemaOf } from '../../platform/resource';

// The sandbox is no resource, but roles may hold it.
const SANDBOX = { subject: 'sandbox', actions: ['manage'] };

const FIELD = /^[A-Za-z][A-Za-z0-9]{0,40}$/;
const MOST_VALUES = 100;

const names = z.union([nameSchema, z.array(nameSchema).min(1).max(100)]);

/** A rule that a role or permission may hold: of subjects and actions that there are, with conditions that a database can check. */
export const ruleSchema = schemaOf<AbilityRule>()(
  z
    .strictObject({
      action: names,
      subject: names,
      conditions: z.record(z.string(), z.unknown()).refine(areConditions, 'refusals.notConditions').optional(),
      fields: z.array(z.string().regex(FIELD)).min(1).max(100).optional(),
      inverted: z.boolean().optional(),
    })
    .refine((rule) => namesKnownPermissions(rule, [...grantableSubjects(), SANDBOX]), 'refusals.unknownPermissionRule'),
);

function areConditions(conditions: Record<string, unknown>): boolean {
  const entries = Object.entries(conditions);
  return entries.length > 0 && entries.every(([field, value]) => FIELD.test(field) && isCondition(value));
}

function isCondition(value: unknown): boolean {
  if (isScalar(value)) return true;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([operator, operand]) => isOperation(operator, operand));
}

function isOperation(operator: string, operand: unknown): boolean {
  if (!CONDITION_OPERATORS.some((known) => known === operator)) return false;
  if (operator.startsWith('$g') || operator.startsWith('$l')) return isScalar(operand) && typeof operand !== 'boolean';
  if (operator !== '$in' && operator !== '$nin') return isScalar(operand);
  return Array.isArray(operand) && operand.length > 0 && operand.length <= MOST_VALUES && operand.every(isScalar);
}

function isScalar(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value.length <= 200);
}
