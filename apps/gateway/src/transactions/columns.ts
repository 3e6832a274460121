import { type AccountTransaction, accountTransactionType, transactionStatus } from '@corridor/core';
import type { ExportColumn } from '../listing';

type Column = ExportColumn<AccountTransaction>;

const text = (en: string, fr: string, zh: string, of: Column['text']): Column => ({ label: { en, fr, zh }, text: of });
const instant = (en: string, fr: string, zh: string, of: Column['text']): Column => ({
  ...text(en, fr, zh, of),
  kind: 'instant',
});

/** The columns of the transaction export. */
export const transactionColumns: Readonly<Record<string, Column>> = {
  id: text('Transaction ID', 'Identifiant de transaction', '交易编号', ({ id }) => id),
  type: text('Type', 'Type', '类型', ({ type }) => accountTransactionType.nameOf(type)),
  status: text('Status', 'Statut', '状态', ({ status }) => transactionStatus.nameOf(status)),
  accountId: text('Account ID', 'Identifiant de compte', '账户编号', ({ accountId }) => accountId),
  ownerId: text('Owner ID', 'Identifiant du titulaire', '所有者编号', ({ ownerId }) => ownerId),
  ownerName: text('Owner', 'Titulaire', '所有者', ({ ownerName }) => ownerName),
  billingCurrency: text(
    'Billing currency',
    'Devise de facturation',
    '账单币种',
    ({ billingAmount }) => billingAmount.currency,
  ),
  billingAmount: text('Billing amount', 'Montant facturé', '账单金额', ({ billingAmount }) => billingAmount.amount),
  billingFee: text('Billing fee', 'Frais facturés', '账单手续费', ({ billingFee }) => billingFee.amount),
  balanceChange: text('Balance change', 'Variation du solde', '余额变动', ({ balanceChange }) => balanceChange.amount),
  balanceAfter: text('Balance', 'Solde', '余额', ({ balanceAfter }) => balanceAfter?.amount ?? null),
  transactionCurrency: text(
    'Transaction currency',
    'Devise de transaction',
    '交易币种',
    ({ transactionAmount }) => transactionAmount.currency,
  ),
  transactionAmount: text(
    'Transaction amount',
    'Montant de transaction',
    '交易金额',
    ({ transactionAmount }) => transactionAmount.amount,
  ),
  conversionRate: text('Conversion rate', 'Taux de conversion', '汇率', ({ conversionRate }) => conversionRate),
  relatedTransactionId: text(
    'Related transaction ID',
    'Transaction liée',
    '关联交易编号',
    ({ relatedTransactionId }) => relatedTransactionId,
  ),
  country: text('Country', 'Pays', '国家', ({ country }) => country),
  merchantInfo: text('Merchant info', 'Infos marchand', '商户信息', ({ merchantInfo }) => merchantInfo),
  counterpartyAccountNumber: text(
    'Counterparty account number',
    'Compte de la contrepartie',
    '对方账号',
    ({ counterpartyAccountNumber }) => counterpartyAccountNumber,
  ),
  counterpartyName: text('Counterparty', 'Contrepartie', '对方名称', ({ counterpartyName }) => counterpartyName),
  reference: text('Reference', 'Référence', '附言', ({ reference }) => reference),
  createdAt: instant('Created at', 'Créée le', '创建时间', ({ createdAt }) => createdAt),
  bookedAt: instant('Booked at', 'Comptabilisée le', '入账时间', ({ bookedAt }) => bookedAt),
};
