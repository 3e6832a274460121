import type { ExportQuery, PageQuery, StatementContract } from '@corridor/core';
import { meaningful, shownColumns } from '../../listing/view';
import type { PinnedStatementFilter } from './customization';
import { STATEMENT_COLUMNS, type StatementView } from './view';

type Conditions = Pick<PageQuery<StatementContract>, 'filter' | 'sort'>;

/** Conditions and order of a view, with what the host pinned; page and export both start from these. */
function conditions(view: StatementView, pinned: PinnedStatementFilter): Conditions {
  return { filter: meaningful({ ...view.filter, ...pinned }), ...(view.sort && { sort: view.sort }) };
}

/** The page of statements that a view asks for. */
export function pageQuery(view: StatementView, pinned: PinnedStatementFilter): PageQuery<StatementContract> {
  return { ...conditions(view, pinned), page: view.page, size: view.size };
}

/** Exactly what a view shows, as a file: same conditions, the visible columns in the reader's order, times in one zone. */
export function exportQuery(
  view: StatementView,
  pinned: PinnedStatementFilter,
  zone: string,
): ExportQuery<StatementContract> {
  const columns = shownColumns(STATEMENT_COLUMNS, view.columns);
  return { ...conditions(view, pinned), format: 'csv', columns, zone };
}
