import { type Card, cardModel, cardStatus, cardType } from '@corridor/core';
import { Inline, StatusChip, Text, VisuallyHidden, v } from '@corridor/ui';
import { createContext, useContext } from 'react';
import { keyframes, styled } from 'styled-components';
import { cardsMessages } from '../../messages/cards';
import { useFormatters } from '../../runtime/useFormatters';
import { useWords } from '../../words/useWords';
import { SchemeMark } from '../display/SchemeMark';
import { cardStatusTone } from '../display/statusTone';
import { useCardName } from '../display/useCardName';

/** Props of every cell. */
export interface CardCellProps {
  readonly card: Card;
}

/** Id of the card that an action has just changed: its status says so for a moment. */
export const ChangedCardContext = createContext<string | null>(null);

/** Network and last four digits. */
export function CardNameCell({ card }: CardCellProps) {
  const nameOf = useCardName();
  return (
    <Inline gap={2} wrap={false}>
      <SchemeMark scheme={card.scheme} />
      <VisuallyHidden>{nameOf(card)}</VisuallyHidden>
      <Text variant="caption" weight="medium" tabular aria-hidden="true" style={{ whiteSpace: 'nowrap' }} dir="ltr">
        {`•••• ${card.last4}`}
      </Text>
    </Inline>
  );
}

const arrive = keyframes`
  from { box-shadow: 0 0 0 4px ${v('focusRing')}; }
  to { box-shadow: 0 0 0 4px transparent; }
`;

const Flash = styled.span.withConfig({ componentId: 'cr-CardStatus' })`
  display: inline-flex;
  border-radius: ${v('radius.full')};
  &[data-changed] {
    animation: ${arrive} 1.6s ${v('motion.ease')};
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-changed] {
      animation: none;
      outline: 2px solid ${v('focusRing')};
      outline-offset: 2px;
    }
  }
`;

/** Status in colour and word; rings for a moment after an action changed it. */
export function CardStatusCell({ card }: CardCellProps) {
  const say = useWords(cardsMessages);
  const changed = useContext(ChangedCardContext) === card.id;
  return (
    <Flash data-changed={changed ? '' : undefined}>
      <StatusChip tone={cardStatusTone(card.status)}>{say(cardStatus.labelKey(card.status))}</StatusChip>
    </Flash>
  );
}

/** Virtual or physical. */
export function CardTypeCell({ card }: CardCellProps) {
  return useWords(cardsMessages)(cardType.labelKey(card.type));
}

/** Personal or commercial. */
export function CardModelCell({ card }: CardCellProps) {
  return useWords(cardsMessages)(cardModel.labelKey(card.model));
}

/** Whether the card shares an account. */
export function CardSharedCell({ card }: CardCellProps) {
  return useWords(cardsMessages)(card.shared ? 'cards.shared' : 'cards.notShared');
}

/** Month and year of expiry. */
export function CardExpiryCell({ card }: CardCellProps) {
  return useFormatters().expiry(card.expiry);
}
