import {
  certificateKind,
  MATERIAL_ACTIONS,
  MATERIAL_NAME_MAX_LENGTH,
  type Material,
  type MaterialCertificate,
  type MaterialCertificateContent,
  type MaterialContract,
  type MaterialDetail,
  type MaterialEvent,
  type MaterialFilter,
  type MaterialInput,
  type MaterialUpdate,
  MOST_CERTIFICATES,
  materialEventKind,
  productType,
  TRADE_COMMENTS_MAX_LENGTH,
} from '@corridor/core';
import { z } from 'zod';
import { moneySchema } from '../../platform/money';
import {
  currenciesSchema,
  humanLines,
  humanText,
  idSchema,
  type SchemasOf,
  schemaOf,
  searchSchema,
  timeRangeSchema,
} from '../../platform/resource';

const kind = z.enum(certificateKind.codes);
const name = humanText(MATERIAL_NAME_MAX_LENGTH);
const tradeComments = humanLines(TRADE_COMMENTS_MAX_LENGTH);
// One more than is allowed, so that core's rule says what is wrong.
const certificateIds = z.array(idSchema).max(MOST_CERTIFICATES + 1);

const row = {
  id: z.string(),
  productType: z.literal(productType.codes),
  ownerId: z.string(),
  ownerName: z.string(),
  buyerName: z.string(),
  buyerCountry: z.string(),
  senderName: z.string(),
  tradeComments: z.string().nullable(),
  amount: moneySchema,
  linkedAmount: moneySchema,
  linkableAmount: moneySchema,
  certificateKinds: z.array(kind),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  allowedActions: z.array(z.enum(MATERIAL_ACTIONS)),
};

const file = {
  id: z.string(),
  kind,
  name: z.string(),
  size: z.int(),
  contentType: z.string(),
  uploadedAt: z.iso.datetime(),
};

const certificate = schemaOf<MaterialCertificate>()(z.strictObject(file));

const event = schemaOf<MaterialEvent>()(
  z.strictObject({
    id: z.string(),
    kind: z.enum(materialEventKind.codes),
    at: z.iso.datetime(),
    actor: z.string(),
    amount: moneySchema.nullable(),
    collectionId: z.string().nullable(),
    payerName: z.string().nullable(),
  }),
);

/** A material as lists show it. */
export const materialSchema = schemaOf<Material>()(z.strictObject(row));

/** What material calls take and give. */
export const materialSchemas: SchemasOf<MaterialContract> = {
  row: materialSchema,
  record: schemaOf<MaterialDetail>()(
    z.strictObject({ ...row, certificates: z.array(certificate), timeline: z.array(event) }),
  ),
  filter: schemaOf<Partial<MaterialFilter>>()(
    z.strictObject({
      search: searchSchema.optional(),
      ownerId: idSchema.optional(),
      currency: currenciesSchema.optional(),
      linkable: z.boolean().optional(),
      createdAt: timeRangeSchema.optional(),
    }),
  ),
  create: schemaOf<MaterialInput>()(
    z.strictObject({
      ownerId: idSchema,
      buyerName: name,
      buyerCountry: z.string().max(2),
      senderName: name,
      tradeComments: tradeComments.optional(),
      amount: moneySchema,
      certificateIds,
    }),
  ),
  update: schemaOf<MaterialUpdate>()(
    z.strictObject({
      buyerName: name.optional(),
      buyerCountry: z.string().max(2).optional(),
      senderName: name.optional(),
      tradeComments: tradeComments.nullable().optional(),
      amount: moneySchema.optional(),
      certificateIds: certificateIds.optional(),
    }),
  ),
  upload: {
    input: schemaOf<MaterialContract['upload']['input']>()(z.strictObject({ kind })),
    output: certificate,
  },
  callsById: {
    certificate: {
      input: schemaOf<MaterialContract['callsById']['certificate']['input']>()(
        z.strictObject({ certificateId: idSchema }),
      ),
      output: schemaOf<MaterialCertificateContent>()(z.strictObject({ ...file, content: z.string() })),
    },
  },
};
