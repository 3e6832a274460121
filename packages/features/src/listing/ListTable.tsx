import { Table, type TableProps, type TableSort } from '@corridor/ui';
import { ErrorState } from '../display/ErrorState';
import { ListPages } from './ListPages';
import type { ListState } from './ListState';
import { isFiltered, type ListView, withSort } from './view';

type Own<Row> = Pick<
  TableProps<Row>,
  'label' | 'columns' | 'rowLabel' | 'rowActions' | 'selectable' | 'selected' | 'onSelectedChange' | 'bulkActions'
>;

const NO_ROWS: readonly never[] = [];
const idOf = ({ id }: { readonly id: string }) => id;

/** Props of `ListTable`. */
export interface ListTableProps<Row, View extends ListView<object, string>> extends Own<Row> {
  readonly state: ListState<Row, View>;
  readonly toolbar: TableProps<Row>['toolbar'];
  /** Offered where there is nothing yet, and no filter is the reason. */
  readonly emptyAction?: TableProps<Row>['emptyAction'];
}

/** A list's rows and pages, in every state they may be in. */
export function ListTable<Row extends { readonly id: string }, View extends ListView<object, string>>({
  state,
  emptyAction,
  ...own
}: ListTableProps<Row, View>) {
  const { view, change, page } = state;
  const { data, error } = page;
  const filtered = isFiltered(view.filter);
  return (
    <Table
      {...own}
      rows={data?.items ?? NO_ROWS}
      rowId={idOf}
      firstRow={(view.page - 1) * view.size}
      totalRows={data?.total ?? 0}
      loading={page.loading}
      skeletonRows={view.size}
      refreshing={page.previous}
      error={error && <ErrorState error={error} onRetry={() => void page.refresh()} />}
      empty={filtered ? 'unmatched' : 'nothing'}
      emptyAction={!filtered && emptyAction}
      onClearFilters={() => state.filter({})}
      sort={view.sort}
      onSortChange={(sort) => change((now) => withSort(now, asSort<View>(sort)))}
      columnView={view.columns}
      onColumnViewChange={(columns) => change((now) => ({ ...now, columns }))}
      onRowOpen={({ id }) => state.open(id)}
      activeRowId={view.openId}
      footer={data && <ListPages label={own.label} view={view} change={change} total={data.total} />}
    />
  );
}

/** Guarantee: a table sorts by ids of columns, and a list lets it sort only by those that are fields of its sort. */
function asSort<View extends ListView<object, string>>(sort: TableSort | null): View['sort'] {
  return sort as View['sort'];
}
