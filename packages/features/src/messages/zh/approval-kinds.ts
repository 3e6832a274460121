import type { approvalKinds as en } from '../en/approval-kinds';

/** Sentences of kinds of writes that wait for approval, in Chinese. */
export const approvalKinds: Record<keyof typeof en, string> = {
  'approvals.kind.payments': '付款',
  'approvals.kind.withdrawals': '提现',
  'approvals.kind.exchanges': '换汇',
  'approvals.kind.transfers': '转账',
  'approvals.kind.policies': '审批规则',
};
