import { type Card, cardStatus } from '@corridor/core';
import { Inline, StatusChip } from '@corridor/ui';
import { cardsMessages } from '../../messages/cards';
import { useWords } from '../../words/useWords';
import { SchemeMark } from '../display/SchemeMark';
import { cardStatusTone } from '../display/statusTone';

/** Which card it is. */
export function CardHeading({ card }: { readonly card: Card | undefined }) {
  const say = useWords(cardsMessages);
  if (!card) return say('cards.column.card');
  return (
    <Inline as="span" gap={2} wrap={false}>
      <SchemeMark scheme={card.scheme} />
      <span>{say('cards.detail.title', { last4: card.last4 })}</span>
    </Inline>
  );
}

/** Whose card it is and where it stands. */
export function CardSubheading({ card }: { readonly card: Card }) {
  const say = useWords(cardsMessages);
  return (
    <Inline as="span" gap={2}>
      <span>{card.holderName}</span>
      <StatusChip tone={cardStatusTone(card.status)}>{say(cardStatus.labelKey(card.status))}</StatusChip>
    </Inline>
  );
}
