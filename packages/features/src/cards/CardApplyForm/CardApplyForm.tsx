'use client';

import type { CardDetail } from '@corridor/core';
import { cardsMessages } from '../../messages/cards';
import { merchantsMessages } from '../../messages/merchants';
import { WidgetFrame } from '../../runtime/WidgetFrame';
import { CardApplySteps } from './CardApplySteps';

/** Props of `CardApplyForm`. */
export interface CardApplyFormProps {
  /** The merchant that the card is for, where your page knows it already. */
  readonly merchantId?: string;
  readonly onDone?: (card: CardDetail) => void;
  /** Offers a way out, after a question where something would be lost. */
  readonly onCancel?: () => void;
  /** Level of its heading in your page. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | 4;
}

const WORDS = [cardsMessages, merchantsMessages];

/** Applies for a card in steps: whose, of what kind and on which BIN, with which limits, and a review. */
export function CardApplyForm(props: CardApplyFormProps) {
  return (
    <WidgetFrame words={WORDS}>
      <CardApplySteps headingLevel={2} {...props} />
    </WidgetFrame>
  );
}
