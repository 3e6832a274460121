import type { Statement, StatementDetail, StatementFilter } from '@corridor/core';
import type { DetailItem } from '../../display/DetailList';
import type { ColumnCustomization, HostColumn } from '../../listing/columns';
import type { StatementColumn } from './view';

/** A column of the host's own. */
export type HostStatementColumn = HostColumn<Statement>;

/** What a host adds to and hides from a statement list. */
export interface StatementDataCustomization extends ColumnCustomization<Statement, StatementColumn> {
  /** Rows of yours at the end of a statement's details. */
  readonly detailRows?: (statement: StatementDetail) => readonly DetailItem[];
}

/** Conditions that the host fixes: shown, but not to be changed. */
export type PinnedStatementFilter = Partial<StatementFilter>;
