import type { Statement } from '@corridor/core';
import type { TableColumn } from '@corridor/ui';
import { ListFilters } from '../../filters/ListFilters';
import { ListToolbar } from '../../listing/ListToolbar';
import { statementsMessages } from '../../messages/statements';
import { useFormatters } from '../../runtime/useFormatters';
import { useWords } from '../../words/useWords';
import { useFilterFields } from './useFilterFields';
import type { StatementListState } from './useStatementList';

/** Props of `StatementToolbar`. */
export interface StatementToolbarProps {
  readonly state: StatementListState;
  readonly columns: readonly TableColumn<Statement>[];
}

/** Title, count and tools of the statement list, and its filters below. */
export function StatementToolbar({ state, columns }: StatementToolbarProps) {
  const say = useWords(statementsMessages);
  const format = useFormatters();
  const fields = useFilterFields();
  const { view, change, page, pinned } = state;
  const total = page.data?.total;
  const counted = total !== undefined && { count: total, shown: format.count(total) };
  return (
    <ListToolbar
      title={say('statements.title')}
      headingLevel={state.options.headingLevel ?? 2}
      count={counted ? say('statements.table.count', counted) : undefined}
      columns={columns}
      columnView={view.columns}
      onColumnViewChange={(next) => change((now) => ({ ...now, columns: next }))}
      onRefresh={() => void page.refresh()}
      refreshing={page.refreshing && !page.previous}
      exporter={state.exporter}
      exportLabel={say('statements.table.export')}
    >
      <ListFilters
        fields={fields}
        filter={view.filter}
        pinned={pinned}
        onChange={state.filter}
        searchPlaceholder={say('statements.filter.search')}
      />
    </ListToolbar>
  );
}
