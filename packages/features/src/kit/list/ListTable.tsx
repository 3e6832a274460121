import { Button, Table, type TableProps, Text } from '@corridor/ui';
import { type ReactNode, type Ref, useMemo } from 'react';
import { useTranslator } from '../../i18n/I18nProvider';
import { afterFirstView } from '../../runtime/changes/afterFirstView';
import { ChangedRecordsContext } from '../columns/ChangeMark';
import { ErrorState } from '../display/ErrorState';
import { lazyPart } from '../lazyPart';
import type { AnyRow } from './AnyRow';
import { ListHead } from './ListHead';
import { ListPages } from './ListPages';
import type { ListState } from './ListState';
import { isFiltered, withSort } from './ListView';
import { wordOf } from './tableColumns';

const LazyChanges = lazyPart(async () => {
  await afterFirstView();
  return (await import('../changes/ListChanges')).ListChanges;
});

type Own = Pick<TableProps<AnyRow>, 'toolbar' | 'rowActions' | 'selectable' | 'bulkActions'>;

const NO_ROWS: readonly never[] = [];
const idOf = ({ id }: AnyRow) => id;

/** Props of `ListTable`. */
export interface ListTableProps extends Own {
  readonly state: ListState;
  /** Gets the frame of the rows. */
  readonly frame?: Ref<HTMLDivElement>;
  /** Gets the heading. */
  readonly heading?: Ref<HTMLElement>;
  /** What makes a new record: one primary button, for whom the gateway lets `create`. */
  readonly action?: ReactNode;
  /** Buttons before that one, for whoever may see the list. */
  readonly ways?: ReactNode;
  /** Tabs that narrow the list. */
  readonly tabs?: ReactNode;
}

/** Title, rows and pages of a list, in every state they may be in. */
export function ListTable({ state, action, ways, tabs, frame, heading, ...own }: ListTableProps) {
  const { list, tools, view, change, page } = state;
  const { data, error } = page;
  const filtered = isFiltered(view.filter);
  const isPaged = data && data.total > 0 && !data.unsearched;
  const label = wordOf(list, tools, 'title');
  const { changedId, shownIds } = state;
  const changed = useMemo(() => (changedId === null ? shownIds : [changedId, ...shownIds]), [changedId, shownIds]);
  return (
    <ChangedRecordsContext.Provider value={changed}>
      <ListHead state={state} action={action} ways={ways} heading={heading} />
      {data && <LazyChanges state={state} />}
      {tabs}
      <Table
        {...own}
        {...(frame && { ref: frame })}
        label={label}
        columns={state.columns}
        rows={data?.items ?? NO_ROWS}
        rowId={idOf}
        rowLabel={(row) => list.nameOf(row, tools)}
        firstRow={(view.page - 1) * view.size}
        totalRows={data?.total ?? 0}
        loading={page.loading}
        skeletonRows={view.size}
        refreshing={page.previous}
        error={error && <ErrorState error={error} onRetry={() => void page.refresh()} />}
        empty={data?.unsearched ? 'unsearched' : filtered ? 'unmatched' : 'nothing'}
        emptyAction={data?.unsearched ? <SearchButton state={state} /> : !filtered && <EmptyText state={state} />}
        onClearFilters={() => state.filter({})}
        selected={state.selected}
        onSelectedChange={state.select}
        sort={view.sort}
        onSortChange={(sort) => change((now) => withSort(now, sort))}
        columnView={view.columns}
        onColumnViewChange={(columns) => change((now) => ({ ...now, columns }))}
        onRowOpen={({ id }) => state.open(id)}
        activeRowId={view.openId}
        footer={isPaged && <ListPages label={label} view={view} change={change} total={data.total} />}
      />
    </ChangedRecordsContext.Provider>
  );
}

function EmptyText({ state: { list, tools } }: { readonly state: ListState }) {
  return <Text color="muted">{wordOf(list, tools, 'empty')}</Text>;
}

function SearchButton({ state: { search } }: { readonly state: ListState }) {
  return (
    <Button variant="primary" onClick={search}>
      {useTranslator()('list.search')}
    </Button>
  );
}
