import type { Statement, StatementDetail, StatementFilter } from '@corridor/core';
import type { ReactNode } from 'react';
import type { DetailItem } from '../../display/DetailList';
import type { StatementColumn } from './view';

/** A column of the host's own. */
export interface HostStatementColumn {
  /** Unlike any of ours. */
  readonly id: string;
  readonly label: string;
  readonly align?: 'start' | 'end';
  readonly cell: (statement: Statement) => ReactNode;
}

/** What a host adds to and hides from a statement list. */
export interface StatementDataCustomization {
  /** Columns of yours; they show where `view.columns` names them, else at the end. */
  readonly columns?: readonly HostStatementColumn[];
  /** Columns of ours that nobody may switch on. */
  readonly hiddenColumns?: readonly StatementColumn[];
  /** Rows of yours at the end of a statement's details. */
  readonly detailRows?: (statement: StatementDetail) => readonly DetailItem[];
}

/** Conditions that the host fixes: shown, but not to be changed. */
export type PinnedStatementFilter = Partial<StatementFilter>;
