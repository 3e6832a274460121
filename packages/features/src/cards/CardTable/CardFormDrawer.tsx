import type { CardDetail } from '@corridor/core';
import { Drawer } from '@corridor/ui';
import { cardsMessages } from '../../messages/cards';
import { useWords } from '../../words/useWords';
import { CardApplySteps } from '../CardApplyForm/CardApplySteps';
import { CardLimitsForm } from '../CardLimitsForm';

/** What is filled in over the card table: an application, or the limits of a card. */
export type CardForm = { readonly kind: 'apply' } | { readonly kind: 'limits'; readonly cardId: string };

/** Props of `CardFormDrawer`. */
export interface CardFormDrawerProps {
  readonly form: CardForm;
  readonly onClose: () => void;
  readonly onDone: (card: CardDetail) => void;
}

/** An application for a card, or the limits of one, beside the list. */
export function CardFormDrawer({ form, onClose, onDone }: CardFormDrawerProps) {
  const say = useWords(cardsMessages);
  const isApplication = form.kind === 'apply';
  return (
    <Drawer open size="lg" onClose={onClose} title={say(isApplication ? 'cards.apply.new' : 'cards.limits.editTitle')}>
      {isApplication ? (
        <CardApplySteps onDone={onDone} onCancel={onClose} />
      ) : (
        <CardLimitsForm cardId={form.cardId} onSaved={onDone} onCancel={onClose} />
      )}
    </Drawer>
  );
}
