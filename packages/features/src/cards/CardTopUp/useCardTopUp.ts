import type { Account, Card, GatewayError } from '@corridor/core';
import { useSchemaForm } from '@corridor/ui';
import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { cardsMessages } from '../../messages/cards';
import { useRuntime } from '../../runtime/Runtime';
import { useCallById } from '../../runtime/useCallById';
import { useFormatters } from '../../runtime/useFormatters';
import type { WriteState } from '../../runtime/useWrite';
import { useWords } from '../../words/useWords';
import { useCardName } from '../display/useCardName';
import { type TopUpValues, topUpSchema, toTopUp } from './values';

/** The code of a refusal for want of money. */
const NOT_COVERED = '40910';

/** What a top-up is made from and who hears of it. */
export interface CardTopUpOptions {
  readonly card: Card;
  readonly accounts: readonly Account[];
  /** The accounts hold something else than what is on screen. */
  readonly onOutdated: () => void;
  /** The card has the money. */
  readonly onDone: () => void;
}

/** State of a top-up. */
export interface CardTopUpState {
  readonly form: UseFormReturn<TopUpValues>;
  readonly state: WriteState;
  /** Why it was not done, where no field can say it. */
  readonly error: GatewayError | undefined;
  submit(values: TopUpValues): Promise<void>;
}

const NOTHING_YET: TopUpValues = { accountId: '', amount: '' };

/** Puts money on a card. What is sent once more after a lost answer carries the same request id, so that it is booked once. */
export function useCardTopUp({ card, accounts, onOutdated, onDone }: CardTopUpOptions): CardTopUpState {
  const { gateway, emit } = useRuntime();
  const say = useWords(cardsMessages);
  const nameOf = useCardName();
  const format = useFormatters();
  const { currency } = card.balance;
  const schema = useMemo(() => topUpSchema(accounts, currency), [accounts, currency]);
  const form = useSchemaForm<TopUpValues>({ schema, defaultValues: NOTHING_YET });
  const write = useCallById(gateway.cards, 'topUp');
  const submit = async (values: TopUpValues) => {
    const asked = toTopUp(values, currency);
    if (!asked) return;
    const outcome = await write.run(card.id, asked);
    if (outcome.ok) {
      const message = say('cards.topUp.done', { card: nameOf(card), amount: format.money(asked.amount) });
      emit({ type: 'cards.toppedUp', cardId: card.id, message });
      onDone();
    } else if (outcome.error.code === NOT_COVERED) {
      write.reset();
      onOutdated();
      form.setError('amount', { message: 'cards.topUp.insufficient' }, { shouldFocus: true });
    }
  };
  return { form, state: write.state, error: write.error, submit };
}
