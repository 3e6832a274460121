import { type Card, cardScheme } from '@corridor/core';
import { useCallback } from 'react';
import { cardsMessages } from '../../messages/cards';
import { useWords } from '../../words/useWords';

/** A card in words, such as `Visa •••• 4242`: for menus, dialogs and screen readers. */
export function useCardName(): (card: Pick<Card, 'scheme' | 'last4'>) => string {
  const say = useWords(cardsMessages);
  return useCallback(
    (card) => say('cards.name', { scheme: say(cardScheme.labelKey(card.scheme)), last4: card.last4 }),
    [say],
  );
}
