import type { transactions as en } from '../en/transactions';

/** Sentences of the transaction widgets, in Chinese. */
export const transactions: Record<keyof typeof en, string> = {
  'transactions.status.normal': '正常',
  'transactions.status.reversal': '冲正',
  'transactions.status.reversed': '已冲正',
  'transactions.status.temp': '临时',
  'transactions.status.declined': '已拒绝',
  'transactions.status.cancel': '取消',
  'transactions.status.cancelled': '已取消',
  'transactions.status.invalidity': '已失效',
  'transactions.status.refund': '退款',
  'transactions.status.pending': '待处理',
  'transactions.type.deposit': '充值',
  'transactions.type.collection': '收款',
  'transactions.type.payment': '付款',
  'transactions.type.withdrawal': '提现',
  'transactions.type.transferIn': '转入',
  'transactions.type.transferOut': '转出',
  'transactions.type.exchangeIn': '换汇转入',
  'transactions.type.exchangeOut': '换汇转出',
  'transactions.type.fee': '手续费',
  'transactions.type.rebate': '返佣',
  'transactions.type.adjustment': '调账',
  'transactions.type.refund': '退款',
  'transactions.type.topup': '充值到卡',
  'transactions.type.return': '退回',
};
