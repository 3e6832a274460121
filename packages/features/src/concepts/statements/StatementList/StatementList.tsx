'use client';

import { lazyPart } from '../../../kit/lazyPart';
import type { ListHandle, ListProps, ViewOf } from '../../../kit/list/ListOptions';
import { listWidget } from '../../../kit/list/listWidget';
import { statementList } from '../statementList';

/** Props of `StatementList`; all are optional. */
export type StatementListProps = ListProps<typeof statementList>;

/** What a `StatementList` shows; a host may keep it in its URL. */
export type StatementView = ViewOf<typeof statementList>;

/** What a ref to a `StatementList` can do. */
export type StatementListHandle = ListHandle<typeof statementList>;

/** Daily and monthly statements: search, filter, sort, page, open to their lines, and fetch as CSV or PDF. */
export const StatementList = listWidget(statementList, {
  detail: lazyPart(async () => (await import('../statementDetail')).StatementDetailPart),
});
