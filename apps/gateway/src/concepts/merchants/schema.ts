import {
  COUNTRY_CODES,
  EMAIL_MAX_LENGTH,
  type Merchant,
  type MerchantContract,
  type MerchantDetail,
  type MerchantFilter,
  type MerchantInput,
  type MerchantReviewInput,
  merchantAction,
  merchantDocumentKind,
  merchantType,
  onboardingStatus,
  REASON_MAX_LENGTH,
  type ReviewLease,
  rejectionReason,
} from '@corridor/core';
import { z } from 'zod';
import { humanLines, idSchema, type SchemasOf, schemaOf, searchSchema, timeRangeSchema } from '../../platform/resource';
import { corporation, individual, merchantUpdate } from './detailSchemas';

const type = z.literal(merchantType.codes);
const status = z.enum(onboardingStatus.codes);
const right = z.enum([...merchantAction.codes, 'update', 'upload', 'delete']);
const kind = z.enum(merchantDocumentKind.codes);
const reasons = z.array(z.enum(rejectionReason.codes));
const note = humanLines(REASON_MAX_LENGTH);
const at = z.iso.datetime();

const rowFields = {
  id: z.string(),
  type,
  name: z.string(),
  email: z.string(),
  country: z.string(),
  status,
  createdAt: at,
  allowedActions: z.array(right),
};

const documentFields = {
  id: z.string(),
  kind,
  name: z.string(),
  size: z.int(),
  contentType: z.string(),
  uploadedAt: at,
};
const review = z.strictObject({ reasons, note: z.string().nullable() });

const event = z.strictObject({
  id: z.string(),
  action: z.enum([...merchantAction.codes, 'create', 'update', 'upload']),
  at,
  actor: z.string(),
  from: status.nullable(),
  to: status.nullable(),
  review: review.nullable(),
});

const record = schemaOf<MerchantDetail>()(
  z.strictObject({
    ...rowFields,
    individual: individual.nullable(),
    corporation: corporation.nullable(),
    documents: z.array(z.strictObject(documentFields)),
    review: review.nullable(),
    updatedAt: at,
    ownReview: z.boolean(),
    reviewer: z.string().nullable(),
    timeline: z.array(event),
  }),
);

const noted = { input: z.strictObject({ note: note.optional() }), output: record };
const reviewed = {
  input: schemaOf<MerchantReviewInput>()(
    z.strictObject({ reasons: reasons.min(1, 'at least one reason is required').max(10), note: note.optional() }),
  ),
  output: record,
};

const leased = {
  input: z.strictObject({}),
  output: schemaOf<ReviewLease>()(
    z.strictObject({ reviewer: z.string().nullable(), isMine: z.boolean(), until: at.nullable() }),
  ),
};

const filter = z.strictObject({
  search: searchSchema.optional(),
  type: z.array(type).max(10).optional(),
  status: z.array(status).max(20).optional(),
  country: z.array(z.enum(COUNTRY_CODES, 'refusals.notACountry')).max(250).optional(),
  decidable: z.boolean().optional(),
  createdAt: timeRangeSchema.optional(),
});

/** What merchant calls take and give. */
export const merchantSchemas: SchemasOf<MerchantContract> = {
  row: schemaOf<Merchant>()(z.strictObject(rowFields)),
  record,
  filter: schemaOf<Partial<MerchantFilter>>()(filter),
  key: schemaOf<MerchantContract['key']>()(z.strictObject({ email: z.string().min(3).max(EMAIL_MAX_LENGTH) })),
  create: schemaOf<MerchantInput>()(
    z.strictObject({ type, individual: individual.optional(), corporation: corporation.optional() }),
  ),
  update: merchantUpdate,
  upload: {
    input: schemaOf<MerchantContract['upload']['input']>()(z.strictObject({ merchantId: idSchema, kind })),
    output: z.strictObject(documentFields),
  },
  calls: {
    statusCounts: { input: filter.omit({ status: true }), output: z.array(z.strictObject({ status, count: z.int() })) },
    nextReview: {
      input: z.strictObject({ after: idSchema.optional() }),
      output: z.strictObject({ merchantId: z.string().nullable(), waiting: z.int() }),
    },
  },
  callsById: {
    submit: noted,
    approve: noted,
    reject: reviewed,
    requestMore: reviewed,
    enable: noted,
    disable: noted,
    holdReview: leased,
    releaseReview: leased,
    document: {
      input: z.strictObject({ documentId: idSchema }),
      output: z.strictObject({ ...documentFields, content: z.string() }),
    },
  },
};
