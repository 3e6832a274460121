'use client';

import { lazyPart } from '../../kit/lazyPart';
import type { ListHandle, ListProps, ViewOf } from '../../kit/list/ListOptions';
import { listWidget } from '../../kit/list/listWidget';
import { approvalPolicyActions } from './approvalPolicyActions';
import { approvalPolicyList } from './approvalPolicyList';

/** Props of `ApprovalPolicyTable`; all are optional. */
export type ApprovalPolicyTableProps = ListProps<typeof approvalPolicyList>;

/** What an `ApprovalPolicyTable` shows; a host may keep it in its URL. */
export type ApprovalPolicyView = ViewOf<typeof approvalPolicyList>;

/** What a ref to an `ApprovalPolicyTable` can do. */
export type ApprovalPolicyTableHandle = ListHandle<typeof approvalPolicyList>;

/** Which writes wait for whom: open, add, change and delete, each of which waits for approval once there is a policy. */
export const ApprovalPolicyTable = listWidget(approvalPolicyList, {
  detail: lazyPart(async () => (await import('./approvalPolicyDetail')).ApprovalPolicyDetailPart),
  form: lazyPart(async () => (await import('./ApprovalPolicyForm')).ApprovalPolicyFormDrawer),
  actions: approvalPolicyActions,
});
