import type { Statement } from '@corridor/core';
import type { TableColumn } from '@corridor/ui';
import { ListFilters } from '../../filters/ListFilters';
import { ListToolbar } from '../../listing/ListToolbar';
import { statementsMessages } from '../../messages/statements';
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
  const fields = useFilterFields();
  return (
    <ListToolbar
      state={state}
      title={say('statements.title')}
      headingLevel={state.options.headingLevel}
      count={(counted) => say('statements.table.count', counted)}
      columns={columns}
      exportLabel={say('statements.table.export')}
    >
      <ListFilters
        label={say('statements.title')}
        fields={fields}
        filter={state.view.filter}
        pinned={state.pinned}
        onChange={state.filter}
        searchPlaceholder={say('statements.filter.search')}
      />
    </ListToolbar>
  );
}
