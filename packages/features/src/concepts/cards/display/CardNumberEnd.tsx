import { type Card, cardScheme } from '@corridor/core';
import { Inline, Text, VisuallyHidden } from '@corridor/ui';
import type { DisplayTools } from '../../../kit/columns/Column';
import { SchemeMark } from './SchemeMark';

/** Props of `CardNumberEnd`. */
export interface CardNumberEndProps {
  readonly card: Pick<Card, 'scheme' | 'last4'>;
  readonly tools: DisplayTools;
}

/** Network and last four digits of a card number. */
export function CardNumberEnd({ card: { scheme, last4 }, tools: { t } }: CardNumberEndProps) {
  return (
    <Inline gap={2} wrap={false}>
      <SchemeMark scheme={scheme} />
      <VisuallyHidden>{t('cards.name', { scheme: t(cardScheme.labelKey(scheme)), last4 })}</VisuallyHidden>
      <Text variant="caption" weight="medium" tabular aria-hidden="true" style={{ whiteSpace: 'nowrap' }} dir="ltr">
        {`•••• ${last4}`}
      </Text>
    </Inline>
  );
}
