'use client';

import type { CardDetail } from '@corridor/core';
import { cardsMessages } from '../../messages/cards';
import { WidgetFrame } from '../../runtime/WidgetFrame';
import { LimitsOfCard } from './LimitsOfCard';

/** Props of `CardLimitsForm`. */
export interface CardLimitsFormProps {
  readonly cardId: string;
  readonly onSaved?: (card: CardDetail) => void;
  /** Offers a way out, after a question where something would be lost. */
  readonly onCancel?: () => void;
}

const WORDS = [cardsMessages];

/** Lowers the limits of a card or takes them back to their defaults; each box says what remains. */
export function CardLimitsForm(props: CardLimitsFormProps) {
  return (
    <WidgetFrame words={WORDS}>
      <LimitsOfCard {...props} />
    </WidgetFrame>
  );
}
