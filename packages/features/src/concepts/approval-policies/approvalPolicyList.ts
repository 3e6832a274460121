import { type ApprovalPolicy, type ApprovalPolicyFilter, approvalKind, approvalPolicies } from '@corridor/core';
import { columnsOf } from '../../kit/columns/columnsOf';
import { filtersOf } from '../../kit/filters/filtersOf';
import { defineList } from '../../kit/list/defineList';
import { approvalKindsMessages } from '../../messages/approval-kinds';
import { approvalPoliciesMessages } from '../../messages/approval-policies';

const { text, code, custom, count, instant, id } = columnsOf<ApprovalPolicy>();
const { codes } = filtersOf<ApprovalPolicyFilter>();

/** Which writes wait for whom. */
export const approvalPolicyList = defineList({
  concept: 'approvalPolicies',
  resource: approvalPolicies,
  messages: [approvalPoliciesMessages, approvalKindsMessages],
  columns: {
    kind: code(approvalKind, { width: 160, fixed: true, narrow: 'title' }),
    threshold: custom('threshold', {
      width: 176,
      narrow: 'meta',
      showsNone: true,
      text: (over, _row, { t, format }) =>
        over ? t('approvalPolicies.over', { amount: format.money(over) }) : t('approvalPolicies.every'),
    }),
    approvers: count(),
    roleName: custom('roleName', {
      width: 168,
      narrow: 'mark',
      showsNone: true,
      text: (name, _row, { t }) => name ?? t('approvalPolicies.anyone'),
    }),
    hours: count(),
    windowHours: count({ hidden: true }),
    version: count(),
    createdBy: text({ hidden: true }),
    createdAt: instant({ hidden: true }),
    updatedAt: instant(),
    id: id(),
  },
  filters: { kind: codes(approvalKind) },
  nameOf: ({ kind, threshold }, { t, format }) => {
    const word = t(approvalKind.labelKey(kind));
    return threshold ? t('approvalPolicies.name', { kind: word, amount: format.money(threshold) }) : word;
  },
});
