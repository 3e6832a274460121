import type { balanceInquiry as en } from '../en/balance-inquiry';

/** Sentences of the cardholder’s balance inquiry, in Chinese. */
export const balanceInquiry: Record<keyof typeof en, string> = {
  'balanceInquiry.title': '余额查询',
  'balanceInquiry.help': '请输入您的卡号和有效期。',
  'balanceInquiry.cardNumber': '卡号',
  'balanceInquiry.cardNumber.wrong': '请输入卡面上的卡号',
  'balanceInquiry.expiry': '有效期',
  'balanceInquiry.expiry.help': '月份和年份，例如 08/29',
  'balanceInquiry.expiry.wrong': '请输入月份和年份，例如 08/29',
  'balanceInquiry.submit': '查询余额',
  'balanceInquiry.unknown': '该卡号与有效期不匹配',
  'balanceInquiry.balance': '余额',
  'balanceInquiry.holder': '持卡人',
  'balanceInquiry.card': '卡片',
  'balanceInquiry.scheme': '卡组织',
  'balanceInquiry.type': '类型',
  'balanceInquiry.status': '状态',
  'balanceInquiry.asOf': '截至',
  'balanceInquiry.loading': '正在加载…',
  'balanceInquiry.leave': '结束查询',
  'balanceInquiry.idle': '如无操作，本页将在 {time} 后结束查询。',
  'balanceInquiry.ended': '查询已结束',
};
