import {
  APPROVAL_HOURS_MAX,
  APPROVAL_POLICY_ACTIONS,
  APPROVERS_MAX,
  type ApprovalPolicy,
  type ApprovalPolicyContract,
  type ApprovalPolicyFilter,
  type ApprovalPolicyInput,
  type ApprovalPolicyUpdate,
  approvalKind,
  HAND_WINDOW_HOURS_MAX,
} from '@corridor/core';
import { z } from 'zod';
import { moneySchema } from '../../platform/money';
import { idSchema, type SchemasOf, schemaOf, searchSchema } from '../../platform/resource';

const kind = z.enum(approvalKind.codes);

const policySchema = schemaOf<ApprovalPolicy>()(
  z.strictObject({
    id: z.string(),
    kind,
    threshold: moneySchema.nullable(),
    approvers: z.int(),
    roleId: z.string().nullable(),
    roleName: z.string().nullable(),
    hours: z.int(),
    windowHours: z.int(),
    version: z.int(),
    createdBy: z.string(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    allowedActions: z.array(z.enum(APPROVAL_POLICY_ACTIONS)),
  }),
);

const threshold = moneySchema.nullable().optional();
const approvers = z.int().min(0).max(APPROVERS_MAX);
const roleId = idSchema.nullable().optional();
const hours = z.int().min(1).max(APPROVAL_HOURS_MAX);
const windowHours = z.int().min(0).max(HAND_WINDOW_HOURS_MAX).optional();

/** What policy calls take and give. */
export const policySchemas: SchemasOf<ApprovalPolicyContract> = {
  row: policySchema,
  record: policySchema,
  filter: schemaOf<Partial<ApprovalPolicyFilter>>()(
    z.strictObject({ search: searchSchema.optional(), kind: z.array(kind).max(50).optional() }),
  ),
  create: schemaOf<ApprovalPolicyInput>()(z.strictObject({ kind, threshold, approvers, roleId, hours, windowHours })),
  update: schemaOf<ApprovalPolicyUpdate>()(
    z.strictObject({ threshold, approvers: approvers.optional(), roleId, hours: hours.optional(), windowHours }),
  ),
};
