import {
  accountNumberType,
  type BeneficiaryField,
  bankAccountKind,
  COUNTRY_CODES,
  pixKeyType,
  routingCodeType,
} from '@corridor/core';
import { z } from 'zod';

const MAX_TEXT = 200;
const MAX_CODE = 512;

/** A text of a field before its rule has read it; an empty one counts as absent. */
const text = z.string().max(MAX_TEXT).optional();

/** A country's code. */
export const country = z.enum(COUNTRY_CODES, 'refusals.notACountry');

/** How an account is written. */
export const numberType = z.literal(accountNumberType.codes);

const pixKey = z.enum(pixKeyType.codes);
const routingCode = z.enum(routingCodeType.codes);

/** The account of a beneficiary. */
export const bank = z.strictObject({
  name: text,
  address: text,
  city: text,
  latinName: text,
  latinAddress: text,
  latinCity: text,
  accountNumberType: numberType.optional(),
  accountNumber: text,
  iban: text,
  accountKind: z.enum(bankAccountKind.codes).optional(),
  bankCode: text,
  branchCode: text,
  bsb: text,
  pixKeyType: pixKey.optional(),
  // A whole PIX code stands for its key.
  pixKey: z.string().max(MAX_CODE).optional(),
  routingCodes: z.partialRecord(routingCode, text).optional(),
});

/** The company or person that is paid. */
export const payee = z.strictObject({
  companyName: text,
  registrationCode: text,
  firstName: text,
  middleName: text,
  lastName: text,
  latinName: text,
  chineseName: text,
  cpf: text,
  cnpj: text,
  email: text,
  address: z
    .strictObject({
      country: country.optional(),
      line1: text,
      line2: text,
      city: text,
      state: text,
      postalCode: text,
      latinLine1: text,
      latinLine2: text,
      latinCity: text,
      latinState: text,
    })
    .optional(),
});

/** A bank on the way. */
export const intermediaryBank = z.strictObject({ name: text, latinName: text, swift: text });

const rule = z.union([
  z.strictObject({ kind: z.literal('routingCode'), type: routingCode }),
  z.strictObject({ kind: z.enum(['iban', 'bsb', 'transitNumber', 'cpf', 'cnpj']) }),
  z.strictObject({ kind: z.literal('pixKey'), type: pixKey }),
  z.strictObject({ kind: z.enum(['email', 'chineseName']) }),
  z.strictObject({ kind: z.enum(['digits', 'digitsOrX', 'account', 'text', 'name']), min: z.int(), max: z.int() }),
  z.strictObject({ kind: z.literal('latin'), of: z.array(z.string()).readonly(), max: z.int() }),
]) satisfies z.ZodType<BeneficiaryField['rule']>;

/** One field of a served list. */
export const servedField = z.strictObject({
  path: z.string(),
  labelKey: z.string(),
  type: z.enum(['text', 'select', 'country', 'email']),
  required: z.boolean(),
  oneOf: z.string().optional(),
  rule: rule.optional(),
  example: z.string().optional(),
  options: z
    .array(z.strictObject({ value: z.union([z.string(), z.number()]), labelKey: z.string() }))
    .readonly()
    .optional(),
  refresh: z.boolean().optional(),
});

/** The type of a PIX key. */
export const pixKeyTypeSchema = pixKey;
