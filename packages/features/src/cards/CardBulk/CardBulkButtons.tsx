import { Button } from '@corridor/ui';
import { cardsMessages } from '../../messages/cards';
import { useWords } from '../../words/useWords';
import { bulkCards, type Selection } from './bulkCards';
import type { BulkAction } from './useCardBulk';

/** Props of `CardBulkButtons`. */
export interface CardBulkButtonsProps {
  readonly state: Selection & { askAll(action: BulkAction): void };
}

const ACTIONS: readonly BulkAction[] = ['block', 'unblock'];

/** What can be done to the selected cards, where at least one of them allows it. */
export function CardBulkButtons({ state }: CardBulkButtonsProps) {
  const say = useWords(cardsMessages);
  return ACTIONS.filter((action) => bulkCards(state, action).length > 0).map((action) => (
    <Button key={action} size="sm" onClick={() => state.askAll(action)}>
      {say(`cards.bulk.${action}`)}
    </Button>
  ));
}
