import {
  type BalanceInquiry,
  CARD_NUMBER_MAX_LENGTH,
  type CardBalance,
  type CardSession,
  cardScheme,
  cardStatus,
  cardType,
  EXPIRY_MAX_LENGTH,
  isCardNumber,
  isExpiryMonth,
} from '@corridor/core';
import { z } from 'zod';
import { moneySchema } from '../../platform/money';
import { languageSchema } from '../../platform/resource';
import { schemaOf } from '../../platform/resource/schemaOf';

/** The body of an inquiry. */
export const inquirySchema = z.strictObject({
  cardNumber: z.string().max(CARD_NUMBER_MAX_LENGTH).refine(isCardNumber, 'refusals.notACardNumber'),
  expiry: z.string().max(EXPIRY_MAX_LENGTH).refine(isExpiryMonth, 'refusals.notAMonth'),
  language: languageSchema,
}) satisfies z.ZodType<BalanceInquiry>;

/** An opened inquiry. */
export const cardSessionSchema = schemaOf<CardSession>()(
  z.strictObject({ cardToken: z.string(), expiresAt: z.iso.datetime() }),
);

/** What the cardholder sees. */
export const cardBalanceSchema = schemaOf<CardBalance>()(
  z.strictObject({
    last4: z.string(),
    holderName: z.string(),
    scheme: z.enum(cardScheme.codes),
    type: z.enum(cardType.codes),
    status: z.enum(cardStatus.codes),
    expiry: z.string(),
    balance: moneySchema,
    asOf: z.iso.datetime(),
  }),
);
