import { PAGE_SIZES, type StatementFilter, type StatementSort } from '@corridor/core';
import type { ListView } from '../../listing/view';

/** Columns that the statement list knows: fields of a statement, so that sorting and exporting need no translation. */
export const STATEMENT_COLUMNS = [
  'period',
  'type',
  'ownerName',
  'currency',
  'beginningBalance',
  'changeAmount',
  'endingBalance',
  'lines',
  'date',
  'id',
] as const;

/** Name of a column of the statement list. */
export type StatementColumn = (typeof STATEMENT_COLUMNS)[number];

/** What a statement list shows. A host may keep it in its URL. */
export type StatementView = ListView<StatementFilter, StatementSort>;

/** What a statement list shows when nobody says otherwise. */
export const defaultStatementView: StatementView = {
  filter: {},
  sort: { field: 'date', direction: 'desc' },
  page: 1,
  size: PAGE_SIZES[0] ?? 10,
  columns: { hidden: ['id'], order: [], widths: {} },
  openId: null,
};
