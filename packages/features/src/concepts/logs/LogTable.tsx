'use client';

import { lazyPart } from '../../kit/lazyPart';
import type { ListHandle, ListProps, ViewOf } from '../../kit/list/ListOptions';
import { listWidget } from '../../kit/list/listWidget';
import { logList } from './logList';

/** Props of `LogTable`; all are optional. `pinnedFilter={{ subjectId }}` shows the history of one record. */
export type LogTableProps = ListProps<typeof logList>;

/** What a `LogTable` shows; a host may keep it in its URL. */
export type LogView = ViewOf<typeof logList>;

/** What a ref to a `LogTable` can do. */
export type LogTableHandle = ListHandle<typeof logList>;

/** Who did what to what, when and from where: search, filter, open and export. */
export const LogTable = listWidget(logList, {
  detail: lazyPart(async () => (await import('./logDetail')).LogDetailPart),
});
