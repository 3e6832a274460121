import type { authorizations as en } from '../en/authorizations';

/** Sentences of the authorization widgets, in Chinese. */
export const authorizations: Record<keyof typeof en, string> = {
  'authorizations.type.approval': '授权',
  'authorizations.type.reversal': '冲正',
  'authorizations.type.declined': '拒绝',
  'authorizations.settlement.settled': '已结算',
  'authorizations.settlement.partialSettled': '部分结算',
  'authorizations.settlement.overpaymentSettled': '超额结算',
  'authorizations.settlement.reversed': '已冲正',
  'authorizations.status.approved': '已批准',
  'authorizations.status.declined': '已拒绝',
  'authorizations.status.reversed': '已冲正',
  'authorizations.status.expired': '已过期',
};
