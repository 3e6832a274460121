import {
  CARD_LABEL_MAX_LENGTH,
  type Card,
  type CardActionInput,
  type CardApplication,
  type CardBin,
  type CardContract,
  type CardDetail,
  type CardFilter,
  type CardRevealInput,
  type CardSecretInput,
  type CardSecrets,
  type CardTopUp,
  type CardTopUpReceipt,
  type CardUpdate,
  cardAction,
  cardModel,
  cardScheme,
  cardStatus,
  cardType,
  HOLDER_NAME_MAX_LENGTH,
  isAcsPasswordAllowed,
  isHolderName,
  isLast4,
  isPinAllowed,
  PASSWORD_MAX_LENGTH,
  REASON_MAX_LENGTH,
  type StoredFile,
} from '@corridor/core';
import { z } from 'zod';
import { moneySchema } from '../../platform/money';
import {
  currenciesSchema,
  humanLines,
  humanText,
  idSchema,
  nameText,
  type SchemasOf,
  schemaOf,
  searchSchema,
  timeRangeSchema,
} from '../../platform/resource';
import { requestKeySchema } from '../orders';

// Marks and hidden width take room in a text and none on a card; core's rule counts what is embossed.
const HOLDER_NAME_TYPED = 4 * HOLDER_NAME_MAX_LENGTH;

const status = z.enum(cardStatus.codes);
const type = z.enum(cardType.codes);
const model = z.enum(cardModel.codes);
const scheme = z.enum(cardScheme.codes);
const count = z.int().min(1).max(1_000_000);
const last4 = z.string().refine(isLast4, 'refusals.last4');
const bin = z.string().regex(/^(\d{6}|\d{8})$/, 'must be six or eight digits');
const label = humanText(CARD_LABEL_MAX_LENGTH).min(1);
const holderName = nameText(HOLDER_NAME_TYPED).refine(isHolderName, 'refusals.holderName');
const reason = humanLines(REASON_MAX_LENGTH).optional();

const limits = z.strictObject({
  overallTotal: moneySchema,
  maxSingle: moneySchema,
  daily: moneySchema,
  monthly: moneySchema,
  maxDailyTransactions: count,
});

const limitChanges = z.strictObject({
  overallTotal: moneySchema.nullable().optional(),
  maxSingle: moneySchema.nullable().optional(),
  daily: moneySchema.nullable().optional(),
  monthly: moneySchema.nullable().optional(),
  maxDailyTransactions: count.nullable().optional(),
});

const binFields = {
  scheme,
  currency: z.string(),
  types: z.array(type),
  models: z.array(model),
  defaultLimits: limits,
};

/** A BIN. */
export const cardBinSchema = schemaOf<CardBin>()(z.strictObject({ bin: z.string(), ...binFields }));

/** A BIN as it is set up: of six or eight digits. */
export const importedBinSchema = schemaOf<CardBin>()(z.strictObject({ bin, ...binFields }));

const cardFields = {
  id: z.string(),
  merchantId: z.string(),
  merchantName: z.string(),
  holderName: z.string(),
  bin: z.string(),
  last4: z.string(),
  scheme,
  type,
  model,
  shared: z.boolean(),
  status,
  currency: z.string(),
  balance: moneySchema,
  expiry: z.string(),
  activatedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  allowedActions: z.array(z.enum([...cardAction.codes, 'update'])),
};

const event = z.strictObject({
  id: z.string(),
  action: z.enum([...cardAction.codes, 'apply', 'updateLimits', 'topUp', 'reveal', 'expire', 'close']),
  at: z.iso.datetime(),
  actor: z.string(),
  reason: z.string().nullable(),
  from: status.nullable(),
  to: status.nullable(),
});

const cardDetailSchema = schemaOf<CardDetail>()(
  z.strictObject({
    ...cardFields,
    label: z.string().nullable(),
    limits,
    defaultLimits: limits,
    usage: z.strictObject({
      overallTotal: moneySchema,
      daily: moneySchema,
      monthly: moneySchema,
      dailyTransactions: z.int(),
    }),
    acsPasswordSet: z.boolean(),
    pinSet: z.boolean(),
    mayTopUp: z.boolean(),
    mayReveal: z.boolean(),
    timeline: z.array(event),
  }),
);

const action = { input: schemaOf<CardActionInput>()(z.strictObject({ reason })), output: cardDetailSchema };

const secret = (isAllowed: (text: string) => boolean, message: string) => ({
  input: schemaOf<CardSecretInput>()(z.strictObject({ reason, secret: z.string().max(64).refine(isAllowed, message) })),
  output: cardDetailSchema,
});

/** What card calls take and give. */
export const cardSchemas: SchemasOf<CardContract> = {
  row: schemaOf<Card>()(z.strictObject(cardFields)),
  record: cardDetailSchema,
  filter: schemaOf<Partial<CardFilter>>()(
    z.strictObject({
      search: searchSchema.optional(),
      last4: last4.optional(),
      merchantId: idSchema.optional(),
      status: z.array(status).max(20).optional(),
      type: z.array(type).max(10).optional(),
      model: z.array(model).max(10).optional(),
      scheme: z.array(scheme).max(10).optional(),
      currency: currenciesSchema.optional(),
      shared: z.boolean().optional(),
      createdAt: timeRangeSchema.optional(),
    }),
  ),
  key: schemaOf<CardContract['key']>()(z.strictObject({ bin, last4 })),
  create: schemaOf<CardApplication>()(
    z.strictObject({
      merchantId: idSchema,
      holderName,
      bin,
      type,
      model,
      shared: z.boolean(),
      label: label.optional(),
      limits: limits.partial().optional(),
    }),
  ),
  update: schemaOf<CardUpdate>()(
    z.strictObject({ label: label.nullable().optional(), limits: limitChanges.optional() }),
  ),
  upload: {
    input: schemaOf<CardContract['upload']['input']>()(z.strictObject({ cardId: idSchema })),
    output: schemaOf<StoredFile>()(
      z.strictObject({ id: z.string(), name: z.string(), size: z.int(), contentType: z.string() }),
    ),
  },
  calls: { bins: { input: schemaOf<Record<never, never>>()(z.strictObject({})), output: z.array(cardBinSchema) } },
  callsById: {
    activate: action,
    block: action,
    unblock: action,
    reportLoss: action,
    cancelLoss: action,
    revoke: action,
    updateAcsPassword: secret(isAcsPasswordAllowed, 'must be 6 to 20 visible characters'),
    resetAcsPassword: action,
    updatePin: secret(isPinAllowed, 'must be six digits that are no run'),
    resetPin: action,
    topUp: {
      input: schemaOf<CardTopUp>()(z.strictObject({ accountId: idSchema, amount: moneySchema })),
      output: cardDetailSchema,
    },
    findTopUp: {
      input: schemaOf<{ requestId: string }>()(requestKeySchema),
      output: schemaOf<CardTopUpReceipt>()(
        z.strictObject({
          id: z.string(),
          cardId: z.string(),
          accountId: z.string(),
          amount: moneySchema,
          balance: moneySchema,
          bookedAt: z.iso.datetime(),
        }),
      ),
    },
    reveal: {
      input: schemaOf<CardRevealInput>()(z.strictObject({ password: z.string().min(1).max(PASSWORD_MAX_LENGTH) })),
      output: schemaOf<CardSecrets>()(
        z.strictObject({ number: z.string(), cvv2: z.string(), expiry: z.string(), hideAt: z.iso.datetime() }),
      ),
    },
  },
};
