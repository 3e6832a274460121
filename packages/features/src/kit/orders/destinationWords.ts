import {
  PAYMENT_REFERENCE_SIGNS,
  type PayeeRail,
  paymentMaximum,
  paymentReferenceLength,
  toWireMoney,
} from '@corridor/core';
import type { Formatters } from '../../runtime/useFormatters';

/** What sentences about a payment name of its destination: how long a reference may be, its signs, and the most that one payment brings. */
export function destinationWords(rail: PayeeRail | undefined, format: Formatters) {
  const most = rail && paymentMaximum(rail);
  return {
    length: paymentReferenceLength(rail),
    signs: [...PAYMENT_REFERENCE_SIGNS].join(' '),
    maximum: most ? format.money(toWireMoney(most)) : '',
  };
}
