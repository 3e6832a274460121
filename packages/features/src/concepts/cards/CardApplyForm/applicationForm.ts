import {
  APPROVED_ONBOARDING,
  binOffers,
  type CardBin,
  type CardModel,
  type CardType,
  cardModel,
  cardType,
  isCardLabel,
  isHolderName,
} from '@corridor/core';
import { defineForm } from '../../../kit/form/defineForm';
import { flag, input, oneOf, optional, own, pick } from '../../../kit/form/kinds';
import { CARD_LIMITS, type LimitValues, limitErrors, standardLimits, toLimits } from '../CardLimitsForm/values';
import { cardRecords } from '../cardRecords';

/** Merchants that may have cards. */
const READY = { status: APPROVED_ONBOARDING };

/** Application for a card in steps: whose, of what kind and on which BIN, with which limits. */
export const applicationForm = defineForm(cardRecords, {
  fields: {
    merchantId: pick('merchants', READY),
    type: oneOf(cardType),
    model: oneOf(cardModel),
    bin: own<CardBin>(),
    holderName: input(isHolderName),
    label: optional(input(isCardLabel)),
    shared: flag(),
    limits: own<LimitValues>(CARD_LIMITS, standardLimits),
  },
  when: { shared: ({ model }) => model === 'commercial' },
  steps: {
    merchant: ['merchantId'],
    card: ['type', 'model', 'bin', 'holderName', 'label', 'shared'],
    limits: ['limits'],
  },
  initial: { type: cardType.codes[0], model: cardModel.codes[0] },
  check: ({ type, model, bin, limits }) => [
    ...(bin && !offers(bin, type, model) ? [{ path: 'bin', reason: 'form.required' }] : []),
    ...(bin && limits ? limitErrors(limits, bin.defaultLimits) : []),
  ],
  toCreate: ({ bin, label, shared = false, limits, ...given }) => {
    const lowered = toLimits(limits, bin.defaultLimits);
    const hasLimits = Object.keys(lowered).length > 0;
    return { ...given, bin: bin.bin, shared, ...(label && { label }), ...(hasLimits && { limits: lowered }) };
  },
});

/** Returns true if cards of a BIN may be of what is chosen so far. */
export function offers(bin: CardBin, type: CardType | null, model: CardModel | null): boolean {
  return type !== null && model !== null && binOffers(bin, type, model);
}
