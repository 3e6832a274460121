import type { Account, Card, CardTopUp } from '@corridor/core';
import { Banner, Text } from '@corridor/ui';
import { cardsMessages } from '../../messages/cards';
import { useFormatters } from '../../runtime/useFormatters';
import { useWords } from '../../words/useWords';
import { useCardName } from '../display/useCardName';
import { balanceAfter, covers } from './values';

/** Props of `TopUpReview`. */
export interface TopUpReviewProps {
  readonly card: Card;
  readonly account: Account | undefined;
  readonly asked: CardTopUp | null;
}

/** What confirming will do, in one sentence; its place is kept while there is nothing to say. */
export function TopUpReview({ card, account, asked }: TopUpReviewProps) {
  const say = useWords(cardsMessages);
  const format = useFormatters();
  const nameOf = useCardName();
  if (!account || !asked || !covers(account, asked.amount)) {
    return (
      <Text variant="caption" color="muted">
        {say('cards.topUp.reviewNothing')}
      </Text>
    );
  }
  const after = format.money(balanceAfter(card, asked.amount));
  const amount = format.money(asked.amount);
  return (
    <Banner tone="neutral">
      {say('cards.topUp.review', { amount, owner: account.ownerName, card: nameOf(card), after })}
    </Banner>
  );
}
