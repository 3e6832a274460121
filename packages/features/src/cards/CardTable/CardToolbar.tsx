import type { Card } from '@corridor/core';
import { Button, Icon, PlusIcon, type TableColumn } from '@corridor/ui';
import { ListToolbar } from '../../listing/ListToolbar';
import { cardsMessages } from '../../messages/cards';
import { useWords } from '../../words/useWords';
import { CardFilters } from '../CardFilters/CardFilters';
import type { CardTableState } from './useCardTable';

/** Props of `CardToolbar`. */
export interface CardToolbarProps {
  readonly state: CardTableState;
  readonly columns: readonly TableColumn<Card>[];
}

/** Title, count and tools of the card table, and its filters below. */
export function CardToolbar({ state, columns }: CardToolbarProps) {
  const say = useWords(cardsMessages);
  return (
    <ListToolbar
      state={state}
      title={say('cards.title')}
      headingLevel={state.headingLevel}
      count={(counted) => say('cards.table.count', counted)}
      columns={columns}
      exportLabel={say('cards.table.export')}
      action={
        <Button
          size="sm"
          variant="primary"
          startIcon={<Icon of={PlusIcon} size="sm" />}
          onClick={() => state.write({ kind: 'apply' })}
        >
          {say('cards.apply.new')}
        </Button>
      }
    >
      <CardFilters filter={state.view.filter} pinned={state.pinned} onChange={state.filter} />
    </ListToolbar>
  );
}
