import type { CardDetail } from '@corridor/core';
import { Drawer } from '@corridor/ui';
import { useRef } from 'react';
import { cardsMessages } from '../../messages/cards';
import { merchantsMessages } from '../../messages/merchants';
import { WidgetFrame } from '../../runtime/WidgetFrame';
import { useWords } from '../../words/useWords';
import { CardApplySteps } from '../CardApplyForm/CardApplySteps';
import { LimitsOfCard } from '../CardLimitsForm/LimitsOfCard';
import type { CardForm } from './CardForm';
import type { Leave } from './useLeave';

/** Props of `CardFormDrawer`. */
export interface CardFormDrawerProps {
  readonly form: CardForm;
  readonly onClose: () => void;
  readonly onDone: (card: CardDetail) => void;
}

const WORDS = [cardsMessages, merchantsMessages];

/** An application for a card, or the limits of one, beside the list; closing asks where something would be lost. */
export function CardFormDrawer({ form, onClose, onDone }: CardFormDrawerProps) {
  const say = useWords(cardsMessages);
  const leave = useRef<Leave>((proceed) => proceed());
  const isApplication = form.kind === 'apply';
  return (
    <Drawer
      open
      size="lg"
      onClose={() => leave.current(onClose)}
      title={say(isApplication ? 'cards.apply.new' : 'cards.limits.editTitle')}
    >
      <WidgetFrame words={WORDS}>
        {isApplication ? (
          <CardApplySteps
            {...(form.merchantId && { merchantId: form.merchantId })}
            leave={leave}
            onDone={onDone}
            onCancel={onClose}
          />
        ) : (
          <LimitsOfCard cardId={form.cardId} leave={leave} onSaved={onDone} onCancel={onClose} />
        )}
      </WidgetFrame>
    </Drawer>
  );
}
