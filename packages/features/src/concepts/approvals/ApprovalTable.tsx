'use client';

import { lazyPart } from '../../kit/lazyPart';
import type { ListHandle, ListProps, ViewOf } from '../../kit/list/ListOptions';
import { listWidget } from '../../kit/list/listWidget';
import { approvalActions } from './approvalActions';
import { approvalList } from './approvalList';

/** Props of `ApprovalTable`; all are optional. */
export type ApprovalTableProps = ListProps<typeof approvalList>;

/** What an `ApprovalTable` shows; a host may keep it in its URL. */
export type ApprovalView = ViewOf<typeof approvalList>;

/** What a ref to an `ApprovalTable` can do. */
export type ApprovalTableHandle = ListHandle<typeof approvalList>;

/** Writes that wait for other people: search, filter, open, approve, refuse, ask back, withdraw and export. */
export const ApprovalTable = listWidget(approvalList, {
  detail: lazyPart(async () => (await import('./approvalDetail')).ApprovalDetailPart),
  actions: approvalActions,
});
