'use client';

import { defineDetail } from '../../kit/detail/defineDetail';
import { detailPart } from '../../kit/detail/detailPart';
import { approvalPolicyActions } from './approvalPolicyActions';
import { approvalPolicyList } from './approvalPolicyList';

/** Details of a policy. */
export const approvalPolicyDetail = defineDetail(approvalPolicyList, {
  sections: {
    overview: ['kind', 'threshold', 'approvers', 'roleName', 'hours', 'windowHours'],
    record: ['version', 'createdBy', 'createdAt', 'updatedAt', 'id'],
  },
  actions: approvalPolicyActions,
  footer: ['delete', 'edit'],
});

/** Details of a policy beside the list, or on the whole page. */
export const ApprovalPolicyDetailPart = detailPart(approvalPolicyDetail);
