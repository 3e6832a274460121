'use client';

import { type ApprovalDetail as ApprovalRecord, approvalStatus } from '@corridor/core';
import { Inline, StatusChip } from '@corridor/ui';
import { columnsOf } from '../../kit/columns/columnsOf';
import { defineDetail } from '../../kit/detail/defineDetail';
import { detailPart } from '../../kit/detail/detailPart';
import { type DetailProps, detailWidget } from '../../kit/detail/detailWidget';
import { ApprovalAge, ApprovalChanges, ApprovalPolicies, ApprovalProblem, ApprovalTimeline } from './ApprovalSections';
import { approvalActions } from './approvalActions';
import { approvalList } from './approvalList';
import { approvalTones } from './approvalTones';
import { subjectOf } from './subjectOf';

const { id, money } = columnsOf<ApprovalRecord>();

/** Details of a request: what would change, who asks, the policy that caught it, and what happened. */
export const approvalDetail = defineDetail(approvalList, {
  subtitle: (approval, { t }) => (
    <Inline>
      <StatusChip tone={approvalTones[approval.status]}>{t(approvalStatus.labelKey(approval.status))}</StatusChip>
      <ApprovalAge approval={approval} />
    </Inline>
  ),
  lines: { held: money(), subjectId: id({ leadsTo: subjectOf }) },
  sections: {
    problem: ApprovalProblem,
    overview: ['kind', 'summary', 'amount', 'held', 'makerName', 'approvals', 'createdAt', 'expiresAt', 'endedAt'],
    changes: ApprovalChanges,
    policy: ApprovalPolicies,
    timeline: ApprovalTimeline,
    record: ['subjectId', 'id'],
  },
  actions: approvalActions,
  footer: ['withdraw', 'answer', 'askBack', 'refuse', 'approve'],
});

/** Details of a request beside the list, or on the whole page. */
export const ApprovalDetailPart = detailPart(approvalDetail);

/** Props of `ApprovalDetail`. */
export interface ApprovalDetailProps extends DetailProps<ApprovalRecord> {
  readonly approvalId: string;
}

/** One request on a page of its own: before and after by field, the policy, the timeline and the allowed actions. */
export const ApprovalDetail = detailWidget<ApprovalDetailProps>(approvalDetail, 'approvalId');
