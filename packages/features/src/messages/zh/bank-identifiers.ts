import type { bankIdentifiers as en } from '../en/bank-identifiers';

/** Sentences about bank identifiers, in Chinese. */
export const bankIdentifiers: Record<keyof typeof en, string> = {
  'bankIdentifiers.pixKeyType.cpf': 'CPF（个人）',
  'bankIdentifiers.pixKeyType.cnpj': 'CNPJ（企业）',
  'bankIdentifiers.pixKeyType.phone': '电话号码',
  'bankIdentifiers.pixKeyType.email': '邮箱地址',
  'bankIdentifiers.pixKeyType.random': '随机密钥',
};
