'use client';

import type { CardDetail } from '@corridor/core';
import type { HeadingLevel } from '@corridor/ui';
import { formWidget } from '../../../kit/form/formWidget';
import { limitSlots } from './limitSlots';
import { limitsForm } from './limitsForm';

/** Props of `CardLimitsForm`. */
export interface CardLimitsFormProps {
  readonly cardId: string;
  readonly onSaved?: (card: CardDetail) => void;
  /** Offers a way out, after a question where something would be lost. */
  readonly onCancel?: () => void;
  /** Level of its heading in your page. Default 2. */
  readonly headingLevel?: HeadingLevel;
}

const Limits = formWidget(limitsForm, limitSlots);

/** Lowers the limits of a card or takes them back to their defaults; each box says what remains. */
export function CardLimitsForm({ cardId, ...rest }: CardLimitsFormProps) {
  return <Limits target={{ kind: 'limits', id: cardId }} {...rest} />;
}
