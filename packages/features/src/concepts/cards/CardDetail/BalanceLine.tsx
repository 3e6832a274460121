import type { CardDetail } from '@corridor/core';
import { Button, Money } from '@corridor/ui';
import { useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { lazyPart } from '../../../kit/lazyPart';
import { cardsMessages } from '../../../messages/cards';

const CardTopUpDialog = lazyPart(async () => (await import('../CardTopUp/CardTopUpDialog')).CardTopUpDialog);

/** Balance of a card, with the way to top it up. */
export function BalanceLine({ card }: { readonly card: CardDetail }) {
  const t = useMessages(cardsMessages);
  const [isOpen, open] = useState(false);
  return (
    <>
      <Money size="lg" amount={card.balance.amount} currency={card.balance.currency} />
      {card.mayTopUp && (
        <Button size="sm" onClick={() => open(true)}>
          {t('cards.topUp.open')}
        </Button>
      )}
      {isOpen && <CardTopUpDialog card={card} onClose={() => open(false)} />}
    </>
  );
}
