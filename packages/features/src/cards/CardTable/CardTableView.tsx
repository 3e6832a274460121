import type { Card } from '@corridor/core';
import { Text } from '@corridor/ui';
import { useMemo } from 'react';
import { ListTable } from '../../listing/ListTable';
import { cardsMessages } from '../../messages/cards';
import { useWords } from '../../words/useWords';
import { CardActionMenu } from '../CardActions/CardActionMenu';
import { CardBulkButtons } from '../CardBulk/CardBulkButtons';
import { useCardName } from '../display/useCardName';
import { CardTableLayers } from './CardTableLayers';
import { CardToolbar } from './CardToolbar';
import { ChangedCardContext } from './cells';
import { cardColumns } from './columns';
import type { CardTableState } from './useCardTable';

/** Whether many cards at once can hold this one. */
const canBulk = ({ allowedActions }: Card) => allowedActions.includes('block') || allowedActions.includes('unblock');

/** The card table as it looks: filters, rows, pages and every state they may be in. */
export function CardTableView({ state }: { readonly state: CardTableState }) {
  const say = useWords(cardsMessages);
  const nameOf = useCardName();
  const { custom } = state;
  const columns = useMemo(() => cardColumns(say, custom), [say, custom]);
  return (
    <ChangedCardContext.Provider value={state.changedId}>
      <ListTable
        state={state}
        label={say('cards.table.label')}
        columns={columns}
        rowLabel={nameOf}
        emptyAction={<Text color="muted">{say('cards.empty.detail')}</Text>}
        selectable={canBulk}
        selected={state.selected}
        onSelectedChange={state.select}
        bulkActions={() => <CardBulkButtons state={state} />}
        rowActions={(card) => (
          <CardActionMenu
            card={card}
            onOpen={() => state.open(card.id)}
            onAction={(chosen, action) => state.ask({ card: chosen, action })}
          />
        )}
        toolbar={<CardToolbar state={state} columns={columns} />}
      />
      <CardTableLayers state={state} />
    </ChangedCardContext.Provider>
  );
}
