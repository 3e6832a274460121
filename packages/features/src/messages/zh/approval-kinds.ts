import type { approvalKinds as en } from '../en/approval-kinds';

/** Sentences of kinds of writes that wait for approval, in Chinese. */
export const approvalKinds: Record<keyof typeof en, string> = {
  'approvals.kind.payments': '付款',
  'approvals.kind.withdrawals': '提现',
  'approvals.kind.exchanges': '换汇',
  'approvals.kind.transfers': '转账',
  'approvals.kind.beneficiaries': '收款人',
  'approvals.kind.withdrawalAccounts': '提现账户',
  'approvals.kind.cardLimits': '卡片限额',
  'approvals.kind.reviews': '商户由第二人审核',
  'approvals.kind.merchants': '商户审核',
  'approvals.kind.people': '用户',
  'approvals.kind.roles': '角色与权限',
  'approvals.kind.policies': '审批规则',
};
