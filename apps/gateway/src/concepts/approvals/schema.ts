import {
  APPROVAL_ACTIONS,
  type Approval,
  type ApprovalContract,
  type ApprovalDetail,
  type ApprovalFilter,
  approvalEvent,
  approvalKind,
  approvalStatus,
  type CaughtBy,
  REASON_MAX_LENGTH,
} from '@corridor/core';
import { z } from 'zod';
import { moneySchema } from '../../platform/money';
import { humanLines, idSchema, type SchemasOf, schemaOf, searchSchema, timeRangeSchema } from '../../platform/resource';

const kind = z.enum(approvalKind.codes);
const status = z.enum(approvalStatus.codes);
const fields = z.record(z.string(), z.unknown());

const approvalFields = {
  id: z.string(),
  kind,
  subject: z.string(),
  action: z.string(),
  summary: z.string(),
  amount: moneySchema.nullable(),
  status,
  makerId: z.string(),
  makerName: z.string(),
  approvals: z.int(),
  approvers: z.int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  allowedActions: z.array(z.enum(APPROVAL_ACTIONS)),
};

const caughtBy = schemaOf<CaughtBy>()(
  z.strictObject({
    policyId: z.string().nullable(),
    version: z.int(),
    threshold: moneySchema.nullable(),
    approvers: z.int(),
    roleId: z.string().nullable(),
    roleName: z.string().nullable(),
    windowHours: z.int(),
  }),
);

const detailSchema = schemaOf<ApprovalDetail>()(
  z.strictObject({
    ...approvalFields,
    subjectId: z.string().nullable(),
    before: fields.nullable(),
    after: fields.nullable(),
    held: moneySchema.nullable(),
    policies: z.array(caughtBy),
    problem: z
      .strictObject({
        reason: z.string(),
        params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      })
      .nullable(),
    timeline: z.array(
      z.strictObject({
        at: z.iso.datetime(),
        event: z.enum(approvalEvent.codes),
        actorName: z.string().nullable(),
        note: z.string().nullable(),
      }),
    ),
  }),
);

const withNote = { input: z.strictObject({ reason: humanLines(REASON_MAX_LENGTH).optional() }), output: detailSchema };
const withReason = { input: z.strictObject({ reason: humanLines(REASON_MAX_LENGTH).min(1) }), output: detailSchema };

/** What approval calls take and give. */
export const approvalSchemas: SchemasOf<ApprovalContract> = {
  row: schemaOf<Approval>()(z.strictObject(approvalFields)),
  record: detailSchema,
  filter: schemaOf<Partial<ApprovalFilter>>()(
    z.strictObject({
      search: searchSchema.optional(),
      kind: z.array(kind).max(50).optional(),
      status: z.array(status).max(20).optional(),
      makerId: idSchema.optional(),
      decidable: z.boolean().optional(),
      createdAt: timeRangeSchema.optional(),
    }),
  ),
  callsById: { approve: withNote, refuse: withReason, askBack: withReason, answer: withReason, withdraw: withNote },
};
