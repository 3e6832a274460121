import { type Approval, type ApprovalFilter, approvalKind, approvalStatus, approvals } from '@corridor/core';
import { columnsOf } from '../../kit/columns/columnsOf';
import { filtersOf } from '../../kit/filters/filtersOf';
import { defineList } from '../../kit/list/defineList';
import { approvalKindsMessages } from '../../messages/approval-kinds';
import { approvalsMessages } from '../../messages/approvals';
import { approvalTones } from './approvalTones';

const { text, party, code, status, money, custom, instant, id } = columnsOf<Approval>();
const { codes, record, flag, range } = filtersOf<ApprovalFilter>();

/** Writes that wait for other people, or waited. */
export const approvalList = defineList({
  concept: 'approvals',
  resource: approvals,
  messages: [approvalsMessages, approvalKindsMessages],
  columns: {
    kind: code(approvalKind, { width: 136, fixed: true, narrow: 'title' }),
    summary: text({ width: 136, narrow: 'meta' }),
    amount: money({ narrow: 'aside' }),
    status: status(approvalStatus, approvalTones, { width: 152 }),
    makerName: party({ width: 108 }),
    approvals: custom('approvals', {
      width: 92,
      grow: 0,
      hidden: true,
      narrow: 'hidden',
      text: (given, { approvers }, { t }) => t('approvals.given', { given, wanted: approvers }),
    }),
    createdAt: instant(),
    expiresAt: instant(),
    endedAt: instant({ hidden: true }),
    id: id(),
  },
  filters: {
    status: codes(approvalStatus),
    kind: codes(approvalKind),
    makerId: record('users'),
    decidable: flag('approvals.decidable.yes', 'approvals.decidable.no'),
    createdAt: range(),
  },
  nameOf: ({ kind, summary }, { t }) => {
    const word = t(approvalKind.labelKey(kind));
    return summary ? t('approvals.name', { kind: word, summary }) : word;
  },
});
