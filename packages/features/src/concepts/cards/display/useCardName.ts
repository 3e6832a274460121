import { type Card, cardScheme } from '@corridor/core';
import { useCallback } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { cardsMessages } from '../../../messages/cards';

/** A card in words, such as `Visa •••• 4242`: for menus, dialogs and screen readers. */
export function useCardName(): (card: Pick<Card, 'scheme' | 'last4'>) => string {
  const t = useMessages(cardsMessages);
  return useCallback(
    (card) => t('cards.name', { scheme: t(cardScheme.labelKey(card.scheme)), last4: card.last4 }),
    [t],
  );
}
