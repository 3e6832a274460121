import type { Card } from '@corridor/core';
import { Table, type TableSort, Text } from '@corridor/ui';
import { useMemo } from 'react';
import { ErrorState } from '../../display/ErrorState';
import { ListPages } from '../../listing/ListPages';
import { isFiltered, withSort } from '../../listing/view';
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
import type { CardView } from './view';

const idOf = (card: Card) => card.id;
/** Whether many cards at once can hold this one. */
const canBulk = ({ allowedActions }: Card) => allowedActions.includes('block') || allowedActions.includes('unblock');
const NO_CARDS: readonly Card[] = [];

/** The card table as it looks: filters, rows, pages and every state they may be in. */
export function CardTableView({ state }: { readonly state: CardTableState }) {
  const say = useWords(cardsMessages);
  const nameOf = useCardName();
  const { view, change, page, custom } = state;
  const columns = useMemo(() => cardColumns(say, custom), [say, custom]);
  const { data, error } = page;
  const filtered = isFiltered(view.filter);
  return (
    <ChangedCardContext.Provider value={state.changedId}>
      <Table
        label={say('cards.table.label')}
        columns={columns}
        rows={data?.items ?? NO_CARDS}
        rowId={idOf}
        rowLabel={nameOf}
        firstRow={(view.page - 1) * view.size}
        totalRows={data?.total ?? 0}
        loading={page.loading}
        skeletonRows={view.size}
        refreshing={page.previous}
        error={error && <ErrorState error={error} onRetry={() => void page.refresh()} />}
        empty={filtered ? 'unmatched' : 'nothing'}
        emptyAction={!filtered && <Text color="muted">{say('cards.empty.detail')}</Text>}
        onClearFilters={() => state.filter({})}
        sort={view.sort}
        onSortChange={(sort) => change((now) => withSort(now, cardSort(sort)))}
        columnView={view.columns}
        onColumnViewChange={(next) => change((now) => ({ ...now, columns: next }))}
        onRowOpen={(card) => state.open(card.id)}
        activeRowId={view.openId}
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
        footer={data && <ListPages view={view} change={change} total={data.total} />}
      />
      <CardTableLayers state={state} />
    </ChangedCardContext.Provider>
  );
}

/** Guarantee: the table sorts by ids of columns, and every sortable column is named by a field of `CardSort`. */
function cardSort(sort: TableSort | null): CardView['sort'] {
  return sort as CardView['sort'];
}
