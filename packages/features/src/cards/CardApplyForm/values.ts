import {
  CARD_LABEL_MAX_LENGTH,
  type CardApplication,
  type CardBin,
  cardModel,
  cardType,
  isHolderName,
} from '@corridor/core';
import { type LimitValues, limitProblems, standardLimits, toLimits } from '../CardLimitsForm/values';

/** What an application holds while it is filled in; a type, because form paths need its index signature. */
export type ApplyValues = {
  merchantId: string;
  holderName: string;
  label: string;
  type: string;
  model: string;
  bin: string;
  shared: boolean;
  limits: LimitValues;
};

/** An application that nobody has filled in. */
export const emptyApplication: ApplyValues = {
  merchantId: '',
  holderName: '',
  label: '',
  type: cardType.codes[0],
  model: cardModel.codes[0],
  bin: '',
  shared: false,
  limits: standardLimits,
};

/** The steps of an application, in order. */
export const APPLY_STEPS = ['merchant', 'card', 'limits', 'review'] as const;

/** A step of an application. */
export type ApplyStep = (typeof APPLY_STEPS)[number];

/** One thing that is wrong: the path in the form and a message key. */
export interface ApplyProblem {
  readonly path: string;
  readonly reason: string;
}

/** What is wrong with one step; core's rules decide. */
export function stepProblems(step: ApplyStep, values: ApplyValues, bin: CardBin | undefined): readonly ApplyProblem[] {
  const { merchantId, holderName, label, limits } = values;
  if (step === 'merchant') return merchantId === '' ? [{ path: 'merchantId', reason: 'cards.apply.required' }] : [];
  if (step === 'limits') {
    const problems = bin ? limitProblems(limits, bin.defaultLimits) : [];
    return problems.map(({ limit, reason }) => ({ path: `limits.${limit}`, reason }));
  }
  if (step === 'review') return [];
  return [
    ...(isHolderName(holderName.trim()) ? [] : [{ path: 'holderName', reason: 'cards.apply.holderRule' }]),
    ...(bin ? [] : [{ path: 'bin', reason: 'cards.apply.required' }]),
    ...(label.trim().length > CARD_LABEL_MAX_LENGTH ? [{ path: 'label', reason: 'cards.apply.labelRule' }] : []),
  ];
}

/** The application that the form describes. */
export function toApplication(values: ApplyValues, bin: CardBin): CardApplication {
  const { merchantId, holderName, label, shared, limits } = values;
  const given = toLimits(limits, bin.defaultLimits);
  return {
    merchantId,
    holderName: holderName.trim(),
    bin: bin.bin,
    type: cardType.codes.find((code) => code === values.type) ?? cardType.codes[0],
    model: cardModel.codes.find((code) => code === values.model) ?? cardModel.codes[0],
    shared,
    ...(label.trim() && { label: label.trim() }),
    ...(Object.keys(given).length > 0 && { limits: given }),
  };
}
