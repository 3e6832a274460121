import type { Statement } from '@corridor/core';
import { lazy, Suspense, useMemo } from 'react';
import { ListTable } from '../../listing/ListTable';
import { statementsMessages } from '../../messages/statements';
import { useWords } from '../../words/useWords';
import { statementColumns } from './columns';
import { StatementToolbar } from './StatementToolbar';
import type { StatementListState } from './useStatementList';

const StatementDetailDrawer = lazy(async () => ({
  default: (await import('../StatementDetail/StatementDetailDrawer')).StatementDetailDrawer,
}));

const nameOf = (row: Statement) => `${row.ownerName} ${row.currency} ${row.period}`;

/** The statement list as it looks: filters, rows, pages and every state they may be in. */
export function StatementListView({ state }: { readonly state: StatementListState }) {
  const say = useWords(statementsMessages);
  const { view, page, options } = state;
  const custom = options.dataCustomization;
  const columns = useMemo(() => statementColumns(say, custom), [say, custom]);
  return (
    <>
      <ListTable
        state={state}
        label={say('statements.title')}
        columns={columns}
        rowLabel={nameOf}
        toolbar={<StatementToolbar state={state} columns={columns} />}
      />
      {view.openId && (
        <Suspense fallback={null}>
          <StatementDetailDrawer
            key={view.openId}
            statementId={view.openId}
            row={page.data?.items.find(({ id }) => id === view.openId)}
            onClose={() => state.open(null)}
            onExport={options.onExport}
            detailRows={custom?.detailRows}
          />
        </Suspense>
      )}
    </>
  );
}
