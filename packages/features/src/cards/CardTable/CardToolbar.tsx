import type { Card } from '@corridor/core';
import { Button, Icon, PlusIcon, type TableColumn } from '@corridor/ui';
import { ListToolbar } from '../../listing/ListToolbar';
import { cardsMessages } from '../../messages/cards';
import { useFormatters } from '../../runtime/useFormatters';
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
  const format = useFormatters();
  const { view, change, page } = state;
  const total = page.data?.total;
  return (
    <ListToolbar
      title={say('cards.title')}
      headingLevel={state.headingLevel}
      count={total === undefined ? undefined : say('cards.table.count', { count: total, shown: format.count(total) })}
      columns={columns}
      columnView={view.columns}
      onColumnViewChange={(next) => change((now) => ({ ...now, columns: next }))}
      onRefresh={() => void page.refresh()}
      refreshing={page.refreshing && !page.previous}
      exporter={state.exporter}
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
      <CardFilters filter={view.filter} pinned={state.pinned} onChange={state.filter} />
    </ListToolbar>
  );
}
