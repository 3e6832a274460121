import type { CardAction, CardActionInput, CardDetail, CardSecretInput } from '@corridor/core';
import { cardsMessages } from '../../messages/cards';
import { describeError } from '../../runtime/describeError';
import { useRuntime } from '../../runtime/Runtime';
import { useCallById } from '../../runtime/useCallById';
import type { Write } from '../../runtime/useWrite';
import { useRuntimeWords, useWords } from '../../words/useWords';
import { useCardName } from '../display/useCardName';

/** Takes one kind of action on cards: tells the host how it went, and the caller what the card has become. */
export function useCardAction(
  action: CardAction,
  onDone: (card: CardDetail) => void,
): Write<[id: string, input: CardActionInput | CardSecretInput], CardDetail> {
  const { gateway, emit } = useRuntime();
  const say = useWords(cardsMessages);
  const sayError = useRuntimeWords();
  const nameOf = useCardName();
  return useCallById(gateway.cards, action, {
    onSuccess(card) {
      const message = say(`cards.done.${action}`, { card: nameOf(card) });
      emit({ type: 'cards.actionTaken', cardId: card.id, action, status: card.status, message });
      onDone(card);
    },
    onFailure(error) {
      emit({ type: 'cards.actionFailed', action, message: describeError(error, sayError).title });
    },
  });
}
