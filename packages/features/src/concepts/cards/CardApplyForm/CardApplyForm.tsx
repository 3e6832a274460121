'use client';

import type { CardDetail } from '@corridor/core';
import type { HeadingLevel } from '@corridor/ui';
import { formWidget } from '../../../kit/form/formWidget';
import { applicationForm } from './applicationForm';
import { applySlots } from './applySlots';

/** Props of `CardApplyForm`. */
export interface CardApplyFormProps {
  /** The merchant that the card is for, where your page knows it already. */
  readonly merchantId?: string;
  readonly onDone?: (card: CardDetail) => void;
  /** Offers a way out, after a question where something would be lost. */
  readonly onCancel?: () => void;
  /** Level of its heading in your page. Default 2. */
  readonly headingLevel?: HeadingLevel;
}

const Apply = formWidget(applicationForm, applySlots);

/** Applies for a card in steps: whose, of what kind and on which BIN, with which limits, and a review. */
export function CardApplyForm({ merchantId, onDone, ...rest }: CardApplyFormProps) {
  return <Apply initial={{ merchantId }} onSaved={onDone} {...rest} />;
}
