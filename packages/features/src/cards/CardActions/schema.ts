import { isAcsPasswordAllowed, isPinAllowed, REASON_MAX_LENGTH } from '@corridor/core';
import { type ObjectSchema, object, string } from 'yup';
import type { Confirmation } from './confirmations';
import type { CardActionValues } from './values';

const RULES = { pin: isPinAllowed, acsPassword: isAcsPasswordAllowed } as const;
const REASONS = { pin: 'cards.confirm.pinRule', acsPassword: 'cards.confirm.acsPasswordRule' } as const;

/** What the dialog of an action accepts for a card; its messages are message keys. */
export function cardActionSchema({ secret, typed }: Confirmation, last4: string): ObjectSchema<CardActionValues> {
  return object({
    reason: string().defined().max(REASON_MAX_LENGTH, 'cards.confirm.reasonTooLong'),
    secret: string()
      .defined()
      .test('secret', secret ? REASONS[secret] : '', (text) => secret === null || RULES[secret](text)),
    typed: string()
      .defined()
      .test('typed', 'cards.confirm.typedWrong', (text) => !typed || text.trim() === last4),
  });
}
