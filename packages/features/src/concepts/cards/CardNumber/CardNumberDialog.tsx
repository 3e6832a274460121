import type { Card } from '@corridor/core';
import { Button, Dialog } from '@corridor/ui';
import { useId, useRef } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { cardNumberMessages } from '../../../messages/card-number';
import { cardsMessages } from '../../../messages/cards';
import { useCardName } from '../display/useCardName';
import { PasswordForm } from './PasswordForm';
import { ShownCardNumber } from './ShownCardNumber';
import { useCardNumber } from './useCardNumber';

/** Props of `CardNumberDialog`. */
export interface CardNumberDialogProps {
  readonly card: Card;
  readonly onClose: () => void;
}

/** Asks for the password once more, then shows a card's number for as long as the gateway allows. */
export function CardNumberDialog({ card, onClose }: CardNumberDialogProps) {
  const t = useMessages(cardNumberMessages, cardsMessages);
  const nameOf = useCardName();
  const formId = useId();
  const first = useRef<HTMLInputElement | null>(null);
  const state = useCardNumber(card);
  const { shown } = state;
  const busy = state.write.state === 'pending';
  return (
    <Dialog
      open
      onClose={onClose}
      initialFocus={first}
      title={t('cards.number.title')}
      description={`${nameOf(card)} · ${card.holderName}`}
      footer={
        shown ? (
          <Button onClick={onClose}>{t('cards.number.hide')}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('actions.cancel')}</Button>
            <Button type="submit" form={formId} variant="primary" loading={busy}>
              {t('cards.number.show')}
            </Button>
          </>
        )
      }
    >
      {shown ? (
        <ShownCardNumber shown={shown} onOver={state.hide} />
      ) : (
        <PasswordForm id={formId} state={state} firstRef={first} />
      )}
    </Dialog>
  );
}
