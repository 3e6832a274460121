import {
  type BalanceInquiry,
  CARD_NUMBER_MAX_LENGTH,
  type CardBalance,
  type CardSession,
  cardScheme,
  cardStatus,
  cardType,
  isCardNumber,
  isExpiryMonth,
} from '@corridor/core';
import { z } from 'zod';
import { moneySchema } from '../../platform/money';
import { schemaOf } from '../../platform/resource/schemaOf';

/** The body of an inquiry. */
export const inquirySchema = z.strictObject({
  cardNumber: z.string().max(CARD_NUMBER_MAX_LENGTH).refine(isCardNumber, 'refusals.notACardNumber'),
  expiry: z.string().max(7).refine(isExpiryMonth, 'refusals.notAMonth'),
  language: z.string().max(8).optional(),
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
