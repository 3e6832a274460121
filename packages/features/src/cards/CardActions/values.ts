import type { CardActionInput, CardSecretInput } from '@corridor/core';
import type { Confirmation } from './confirmations';

/** What the dialog of an action holds. */
export interface CardActionValues {
  readonly reason: string;
  readonly secret: string;
  /** The last four digits, typed to confirm. */
  readonly typed: string;
}

/** What the dialog holds before anybody types. */
export const emptyCardAction: CardActionValues = { reason: '', secret: '', typed: '' };

/** What the dialog sends: no empty reason, and a secret only where one is asked. */
export function toActionInput(values: CardActionValues, asked: Confirmation): CardActionInput | CardSecretInput {
  const reason = values.reason.trim();
  return { ...(reason && { reason }), ...(asked.secret && { secret: values.secret }) };
}
