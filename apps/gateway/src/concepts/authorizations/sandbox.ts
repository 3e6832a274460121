import { type AuthorizationRequest, isCountryCode, type WireMoney } from '@corridor/core';
import { z } from 'zod';
import { type SandboxEvent, sandboxEvent } from '../../platform/concept/SandboxEvent';
import { isUuid } from '../../platform/database';
import { minorOf, moneySchema, storedMoney } from '../../platform/money';
import { notFound } from '../../platform/refusals/refusals';
import { idSchema } from '../../platform/resource';
import { humanText } from '../../platform/resource/humanText';
import { authorize } from './authorize';
import { clear } from './clear';
import { expireNow } from './expire';
import { refund } from './refund';
import { reverseAuthorization } from './reverse';
import { authorizationDetailSchema as output } from './schema';

const text = (most: number) => humanText(most).min(1);

const requestSchema = z.strictObject({
  cardId: z.uuid(),
  amount: moneySchema,
  transactionAmount: moneySchema.optional(),
  acquirerId: text(32).default('400123'),
  mcc: z
    .string()
    .regex(/^\d{4}$/, 'is not four digits')
    .default('5734'),
  merchantId: text(32).default('000000000012345'),
  merchantName: text(60).default('Sandbox shop'),
  merchantCountry: z.string().refine(isCountryCode, 'refusals.notACountry').default('US'),
});

const authorizationId = idSchema;

/** What card networks do with authorizations. */
export const authorizationEvents: readonly SandboxEvent[] = [
  sandboxEvent('card-authorization', { input: requestSchema, output }, (call, asked) =>
    authorize(call, asRequest(asked)),
  ),
  sandboxEvent(
    'card-clearing',
    { input: z.strictObject({ authorizationId, amount: moneySchema, final: z.boolean().default(false) }), output },
    (call, { amount, final, ...asked }) =>
      clear(call, { authorizationId: known(asked), amount: moneyOf(amount), final }),
  ),
  sandboxEvent(
    'card-reversal',
    { input: z.strictObject({ authorizationId, amount: moneySchema.optional() }), output },
    (call, { amount, ...asked }) =>
      reverseAuthorization(call, { authorizationId: known(asked), amount: amount && moneyOf(amount) }),
  ),
  sandboxEvent(
    'card-refund',
    { input: z.strictObject({ authorizationId, amount: moneySchema, reason: text(200).optional() }), output },
    (call, { amount, reason, ...asked }) =>
      refund(call, { authorizationId: known(asked), amount: moneyOf(amount), reason }),
  ),
  sandboxEvent('card-expiry', { input: z.strictObject({ authorizationId }), output }, (call, asked) =>
    expireNow(call, known(asked)),
  ),
];

function moneyOf(wire: WireMoney) {
  return storedMoney(minorOf(wire), wire.currency);
}

function known({ authorizationId: id }: { authorizationId: string }): string {
  if (isUuid(id)) return id;
  throw notFound('authorization');
}

// The schema's refinement has seen that the country is one.
function asRequest(asked: z.output<typeof requestSchema>): AuthorizationRequest {
  return asked as AuthorizationRequest;
}
