import type { Statement } from '@corridor/core';
import { Table, type TableSort } from '@corridor/ui';
import { lazy, Suspense, useMemo } from 'react';
import { ErrorState } from '../../display/ErrorState';
import { ListPages } from '../../listing/ListPages';
import { isFiltered, withSort } from '../../listing/view';
import { statementsMessages } from '../../messages/statements';
import { useWords } from '../../words/useWords';
import { statementColumns } from './columns';
import { StatementToolbar } from './StatementToolbar';
import type { StatementListState } from './useStatementList';
import type { StatementView } from './view';

const StatementDetailDrawer = lazy(async () => ({
  default: (await import('../StatementDetail/StatementDetailDrawer')).StatementDetailDrawer,
}));

const idOf = (row: Statement) => row.id;
const nameOf = (row: Statement) => `${row.ownerName} ${row.currency} ${row.period}`;
const NONE: readonly Statement[] = [];

/** The statement list as it looks: filters, rows, pages and every state they may be in. */
export function StatementListView({ state }: { readonly state: StatementListState }) {
  const say = useWords(statementsMessages);
  const { view, change, page, options } = state;
  const custom = options.dataCustomization;
  const columns = useMemo(() => statementColumns(say, custom), [say, custom]);
  const { data, error } = page;
  return (
    <>
      <Table
        label={say('statements.title')}
        columns={columns}
        rows={data?.items ?? NONE}
        rowId={idOf}
        rowLabel={nameOf}
        firstRow={(view.page - 1) * view.size}
        totalRows={data?.total ?? 0}
        loading={page.loading}
        skeletonRows={view.size}
        refreshing={page.previous}
        error={error && <ErrorState error={error} onRetry={() => void page.refresh()} />}
        empty={isFiltered(view.filter) ? 'unmatched' : 'nothing'}
        onClearFilters={() => state.filter({})}
        sort={view.sort}
        onSortChange={(sort) => change((now) => withSort(now, statementSort(sort)))}
        columnView={view.columns}
        onColumnViewChange={(next) => change((now) => ({ ...now, columns: next }))}
        onRowOpen={(row) => state.open(row.id)}
        activeRowId={view.openId}
        toolbar={<StatementToolbar state={state} columns={columns} />}
        footer={data && <ListPages view={view} change={change} total={data.total} />}
      />
      {view.openId && (
        <Suspense fallback={null}>
          <StatementDetailDrawer
            key={view.openId}
            statementId={view.openId}
            row={data?.items.find(({ id }) => id === view.openId)}
            onClose={() => state.open(null)}
            onExport={options.onExport}
            detailRows={custom?.detailRows}
          />
        </Suspense>
      )}
    </>
  );
}

/** Guarantee: the table sorts by ids of columns, and every sortable column is named by a field of `StatementSort`. */
function statementSort(sort: TableSort | null): StatementView['sort'] {
  return sort as StatementView['sort'];
}
