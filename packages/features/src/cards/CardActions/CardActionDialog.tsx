import { type Card, type CardAction, type CardDetail, cardAction } from '@corridor/core';
import { Button, Dialog, Stack } from '@corridor/ui';
import { yupResolver } from '@hookform/resolvers/yup';
import { type FormEvent, type RefObject, useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { ProblemBanner } from '../../display/ProblemBanner';
import { cardsMessages } from '../../messages/cards';
import { useWords } from '../../words/useWords';
import { useCardName } from '../display/useCardName';
import { CardActionFields } from './CardActionFields';

import { type Confirmation, confirmationOf } from './confirmations';
import { cardActionSchema } from './schema';
import { useCardAction } from './useCardAction';
import { type CardActionValues, emptyCardAction, toActionInput } from './values';

/** Props of `CardActionDialog`. */
export interface CardActionDialogProps {
  readonly card: Card;
  readonly action: CardAction;
  readonly onClose: () => void;
  /** The action was taken; the card is what it has become. */
  readonly onDone: (card: CardDetail) => void;
}

/** Says what an action will do, asks for what it needs, and takes it; the card changes once the gateway has said so. */
export function CardActionDialog({ card, action, onClose, onDone }: CardActionDialogProps) {
  const say = useWords(cardsMessages);
  const nameOf = useCardName();
  const formId = useId();
  const first = useRef<HTMLElement | null>(null);
  const asked = confirmationOf(action);
  const write = useCardAction(action, (changed) => {
    onClose();
    onDone(changed);
  });
  const form = useForm<CardActionValues>({
    defaultValues: emptyCardAction,
    resolver: yupResolver(cardActionSchema(asked, card.last4)),
    mode: 'onTouched',
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.handleSubmit(async (values) => void (await write.run(card.id, toActionInput(values, asked))))();
  };
  const busy = write.state === 'pending';
  return (
    <Dialog
      open
      onClose={onClose}
      undismissable={busy}
      initialFocus={first}
      title={say(`cards.confirm.${action}.title`)}
      description={`${nameOf(card)} · ${card.holderName}`}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {say('actions.cancel')}
          </Button>
          <Button
            ref={asksMore(asked) ? undefined : keepIn(first)}
            type="submit"
            form={formId}
            variant={asked.tone === 'danger' ? 'danger' : 'primary'}
            loading={busy}
          >
            {say(cardAction.labelKey(action))}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap={5}>
          <ProblemBanner error={write.error} />
          <CardActionFields form={form} action={action} asked={asked} last4={card.last4} firstRef={keepIn(first)} />
        </Stack>
      </form>
    </Dialog>
  );
}

/** Whether a field has to be filled in, which then has the focus first; else Enter takes the action. */
function asksMore({ secret, typed }: Confirmation): boolean {
  return secret !== null || typed;
}

function keepIn(first: RefObject<HTMLElement | null>) {
  return (node: HTMLElement | null) => {
    if (node) first.current = node;
  };
}
