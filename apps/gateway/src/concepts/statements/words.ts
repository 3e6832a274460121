import { type AccountTransactionType, accountTransactionType } from '@corridor/core';
import type { Language } from '../../platform/call';

type Word = Readonly<Record<Language, string>>;

const word = (en: string, fr: string, zh: string): Word => ({ en, fr, zh });

/** What stands in a statement's files beside its figures. */
export const WORDS = {
  number: word('No.', 'N°', '序号'),
  bookedAt: word('Booked at', 'Comptabilisée le', '入账时间'),
  valueDate: word('Value date', 'Date de valeur', '起息日'),
  type: word('Type', 'Type', '类型'),
  reference: word('Reference', 'Référence', '参考号'),
  counterpartyName: word('Counterparty', 'Contrepartie', '交易对手'),
  transactionId: word('Transaction ID', 'ID de la transaction', '交易编号'),
  change: word('Change', 'Variation', '变动金额'),
  balance: word('Balance', 'Solde', '余额'),
  beginning: word('Beginning balance', 'Solde initial', '期初余额'),
  ending: word('Ending balance', 'Solde final', '期末余额'),
  statement: word('Account statement', 'Relevé de compte', '账户对账单'),
  period: word('Period', 'Période', '账期'),
  account: word('Account', 'Compte', '账户'),
  credits: word('Total in', 'Total des entrées', '收入合计'),
  debits: word('Total out', 'Total des sorties', '支出合计'),
  held: word(
    'On hold at period end, not in the balance',
    'Montants réservés en fin de période, hors solde',
    '账期末冻结金额，不计入余额',
  ),
  heldSince: word('On hold since', 'Réservé depuis', '冻结时间'),
  heldUntil: word('On hold until', 'Réservé jusqu’au', '冻结至'),
  heldFor: word('Hold for', 'Motif', '冻结原因'),
  heldAmount: word('On hold', 'Réservé', '冻结金额'),
  page: word('Page', 'Page', '页'),
} as const satisfies Record<string, Word>;

const HOLDS: Readonly<Record<string, Word>> = {
  'payment-order': word('Payment order', 'Ordre de paiement', '付款单'),
  'exchange-order': word('Exchange order', 'Ordre de change', '换汇单'),
  'withdrawal-order': word('Withdrawal order', 'Ordre de retrait', '提现单'),
  approval: word('Waiting for approval', 'En attente d’approbation', '待审批'),
  'card-authorization': word('Card payment', 'Paiement par carte', '卡片付款'),
};

/** What money was set aside for, for a reader; a kind that has no word of its own shows as it is. */
export function holdLabel(kind: string, language: Language): string {
  return HOLDS[kind]?.[language] ?? kind;
}

type TypeName = (typeof accountTransactionType.names)[number];

const TYPES: Readonly<Record<TypeName, Word>> = {
  deposit: word('Deposit', 'Alimentation', '入金'),
  collection: word('Collection', 'Encaissement', '收款'),
  payment: word('Payment', 'Paiement', '付款'),
  withdrawal: word('Withdrawal', 'Retrait', '提现'),
  transferIn: word('Transfer in', 'Transfert entrant', '转入'),
  transferOut: word('Transfer out', 'Transfert sortant', '转出'),
  exchangeIn: word('Exchange in', 'Change entrant', '换汇转入'),
  exchangeOut: word('Exchange out', 'Change sortant', '换汇转出'),
  fee: word('Fee', 'Frais', '手续费'),
  rebate: word('Rebate', 'Ristourne', '返佣'),
  adjustment: word('Adjustment', 'Régularisation', '调账'),
  refund: word('Refund', 'Remboursement', '退款'),
  topup: word('Top-up', 'Recharge', '卡片充值'),
  return: word('Return of funds', 'Retour de fonds', '退汇'),
};

/** The name of a transaction type for a reader. */
export function typeLabel(type: AccountTransactionType, language: Language): string {
  return TYPES[accountTransactionType.nameOf(type)][language];
}
