import { ArrowForwardIcon, Icon } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { Figure } from '../../../kit/ticket/Figure';
import type { PriceProps } from '../../../kit/ticket/TicketDeclaration';
import { FigureLine } from '../../../kit/ticket/ticket.styles';
import { cardTopUpMessages } from '../../../messages/card-top-up';
import { useCardName } from '../display/useCardName';
import type { TopUpShape } from './topUpShape';

/** What leaves the account, and what the card has behind it. */
export function TopUpFigures({ price, state: { data, options } }: PriceProps<TopUpShape>) {
  const t = useMessages(cardTopUpMessages);
  const nameOf = useCardName();
  return (
    <FigureLine>
      <Figure label={t('cards.topUp.outOf', { owner: data.account?.ownerName ?? '' })} value={price.amount} />
      <Icon of={ArrowForwardIcon} mirror />
      <Figure label={t('cards.topUp.into', { card: nameOf(options.card) })} value={price.amount} />
    </FigureLine>
  );
}
