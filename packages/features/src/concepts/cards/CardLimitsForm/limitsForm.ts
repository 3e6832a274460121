import { defineForm } from '../../../kit/form/defineForm';
import { own } from '../../../kit/form/kinds';
import { cardRecords } from '../cardRecords';
import { CARD_LIMITS, type LimitValues, limitErrors, standardLimits, toLimitUpdate, toLimitValues } from './values';

/** Limits of a card, to lower or to take back to their defaults. */
export const limitsForm = defineForm(cardRecords, {
  fields: { limits: own<LimitValues>(CARD_LIMITS, standardLimits) },
  valuesOf: ({ limits, defaultLimits }) => ({ limits: toLimitValues(limits, defaultLimits) }),
  check: ({ limits }, card) => (limits && card ? limitErrors(limits, card.defaultLimits) : []),
  toUpdate: ({ limits }, card) => ({ limits: toLimitUpdate(limits, card.defaultLimits) }),
});
