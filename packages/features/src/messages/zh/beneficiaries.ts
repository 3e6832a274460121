import type { beneficiaries as en } from '../en/beneficiaries';

/** Sentences of the beneficiary widgets, in Chinese. */
export const beneficiaries: Record<keyof typeof en, string> = {
  'beneficiaries.payeeType.corporation': '企业',
  'beneficiaries.payeeType.individual': '个人',
  'beneficiaries.accountType.bankAccount': '银行账户',
  'beneficiaries.accountType.wallet': '钱包',
  'beneficiaries.accountNumberType.accountNumber': '账号',
  'beneficiaries.accountNumberType.iban': 'IBAN',
  'beneficiaries.accountNumberType.pixKey': 'PIX 密钥',
  'beneficiaries.routingCodeType.bicSwift': 'BIC / SWIFT',
  'beneficiaries.routingCodeType.achRoutingNumber': 'ACH 路由号',
  'beneficiaries.routingCodeType.wireRoutingNumber': 'Wire 路由号',
  'beneficiaries.routingCodeType.sortCode': 'Sort code',
  'beneficiaries.routingCodeType.aba': 'ABA 号码',
  'beneficiaries.routingCodeType.institutionNo': '机构号',
  'beneficiaries.routingCodeType.clabe': 'CLABE',
  'beneficiaries.routingCodeType.ifsc': 'IFSC',
  'beneficiaries.routingCodeType.cnaps': 'CNAPS 行号',
  'beneficiaries.paymentMethod.local': '本地清算',
  'beneficiaries.paymentMethod.swift': 'SWIFT',
  'beneficiaries.feeDirection.sender': '费用由汇款人承担 (OUR)',
  'beneficiaries.feeDirection.shared': '费用共同承担 (SHA)',
  'beneficiaries.feeDirection.beneficiary': '费用由收款人承担 (BEN)',
  'beneficiaries.bankAccountKind.checking': '支票账户',
  'beneficiaries.bankAccountKind.savings': '储蓄账户',
};
