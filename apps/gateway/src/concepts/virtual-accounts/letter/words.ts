import type { AccountNumberType, RoutingCodeType } from '@corridor/core';
import type { Language } from '../../../platform/call';

type Word = Readonly<Record<Language, string>>;

const word = (en: string, fr: string, zh: string): Word => ({ en, fr, zh });

/** What stands in a letter for payers beside the details of the account. */
export const WORDS = {
  title: word('Account details for payments', 'Coordonnées bancaires pour les paiements', '收款账户信息'),
  intro: word(
    'Please pay to this account. Copy every line exactly as it is printed.',
    'Veuillez payer sur ce compte. Recopiez chaque ligne telle qu’elle est imprimée.',
    '请向以下账户付款，并严格按照所印内容填写每一项。',
  ),
  holder: word('Account holder', 'Titulaire du compte', '户名'),
  currency: word('Currency', 'Devise', '币种'),
  bank: word('Bank', 'Banque', '银行'),
  country: word('Country of the bank', 'Pays de la banque', '银行所在国家/地区'),
  issued: word('Issued', 'Émis le', '开具日期'),
  note: word(
    'Payments in another currency may be returned.',
    'Les paiements dans une autre devise peuvent être retournés.',
    '以其他币种付款可能会被退汇。',
  ),
  disabled: word(
    'This account is disabled and takes no payments now.',
    'Ce compte est désactivé et ne reçoit aucun paiement actuellement.',
    '该账户已停用，目前不能收款。',
  ),
} as const satisfies Record<string, Word>;

/** What account numbers are called. */
export const NUMBERS: Readonly<Record<AccountNumberType, Word>> = {
  1: word('Account number', 'Numéro de compte', '账号'),
  2: word('IBAN', 'IBAN', 'IBAN'),
  3: word('PIX key', 'Clé PIX', 'PIX 密钥'),
};

/** What codes of banks are called. */
export const CODES: Readonly<Record<RoutingCodeType, Word>> = {
  bic_swift: word('BIC / SWIFT', 'BIC / SWIFT', 'BIC / SWIFT'),
  ach_routing_number: word('ACH routing number', 'Numéro de routage ACH', 'ACH 路由号码'),
  wire_routing_number: word('Wire routing number', 'Numéro de routage Wire', '电汇路由号码'),
  sort_code: word('Sort code', 'Sort code', 'Sort Code'),
  aba: word('ABA number', 'Numéro ABA', 'ABA 号码'),
  institution_no: word('Institution number', 'Numéro d’institution', '机构号'),
  clabe: word('CLABE', 'CLABE', 'CLABE'),
  ifsc: word('IFSC', 'IFSC', 'IFSC'),
  cnaps: word('CNAPS', 'CNAPS', '联行号（CNAPS）'),
};
