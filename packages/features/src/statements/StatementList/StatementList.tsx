'use client';

import type { GatewayFile, StatementFilter } from '@corridor/core';
import { forwardRef, type Ref, useImperativeHandle } from 'react';
import { accountsMessages } from '../../messages/accounts';
import { statementsMessages } from '../../messages/statements';
import { timeMessages } from '../../messages/time';
import { transactionsMessages } from '../../messages/transactions';
import { WidgetFrame } from '../../runtime/WidgetFrame';
import type { PinnedStatementFilter, StatementDataCustomization } from './customization';
import { StatementListView } from './StatementListView';
import { useStatementList } from './useStatementList';
import type { StatementView } from './view';

/** Props of `StatementList`; all are optional. */
export interface StatementListProps {
  /** What is shown. With `onViewChange` the host holds it, for its URL or saved views; alone it is where the list starts. */
  readonly view?: Partial<StatementView>;
  readonly onViewChange?: (view: StatementView) => void;
  /** Conditions of yours that nobody may change: shown, not hidden. */
  readonly pinnedFilter?: PinnedStatementFilter;
  /** Columns and detail rows of yours, and columns of ours to leave out. */
  readonly dataCustomization?: StatementDataCustomization;
  /** Receives the files of statements and of an export, to save them; without it there are none. */
  readonly onExport?: (file: GatewayFile) => void;
  /** Level of its heading in your page. Default 2. */
  readonly headingLevel?: 1 | 2 | 3 | 4;
}

/** What a ref to a `StatementList` can do. */
export interface StatementListHandle {
  /** Reads the page again. */
  refresh(): Promise<void>;
  /** Replaces the filter and goes to the first page. */
  filter(filter: Partial<StatementFilter>): void;
  /** Exports exactly what is shown; ends once `onExport` has the file. */
  export(): Promise<void>;
}

const WORDS = [statementsMessages, accountsMessages, transactionsMessages, timeMessages];

/** Daily and monthly statements: search, filter, sort, page, open to their lines, and fetch as CSV or PDF. */
export const StatementList = forwardRef<StatementListHandle, StatementListProps>(function StatementList(props, ref) {
  return (
    <WidgetFrame words={WORDS}>
      <StatementListBody {...props} handle={ref} />
    </WidgetFrame>
  );
});

function StatementListBody({ handle, ...options }: StatementListProps & { readonly handle: Ref<StatementListHandle> }) {
  const state = useStatementList(options);
  useImperativeHandle(handle, () => ({
    refresh: () => state.page.refresh(),
    filter: (filter) => state.filter(filter),
    export: async () => state.exporter?.run(),
  }));
  return <StatementListView state={state} />;
}
