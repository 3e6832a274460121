import { type CardDetail, cardScheme } from '@corridor/core';
import { Text } from '@corridor/ui';
import { useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { lazyPart } from '../../../kit/lazyPart';
import { cardsMessages } from '../../../messages/cards';
import { RowAction } from './RowAction';

const CardNumberDialog = lazyPart(async () => (await import('../CardNumber/CardNumberDialog')).CardNumberDialog);

/** Network, BIN and last four digits of a card, with the way to its full number. */
export function NumberLine({ card }: { readonly card: CardDetail }) {
  const t = useMessages(cardsMessages);
  const [isOpen, open] = useState(false);
  return (
    <>
      <Text variant="caption" tabular dir="ltr">
        {`${t(cardScheme.labelKey(card.scheme))} ${card.bin} •••• ${card.last4}`}
      </Text>
      {card.mayReveal && <RowAction onPress={() => open(true)}>{t('cards.number.show')}</RowAction>}
      {isOpen && <CardNumberDialog card={card} onClose={() => open(false)} />}
    </>
  );
}
