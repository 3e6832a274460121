import type { Deposit } from '@corridor/core';
import type { ExportColumn } from '../listing';

type Column = ExportColumn<Deposit>;

const text = (en: string, fr: string, zh: string, of: Column['text']): Column => ({ label: { en, fr, zh }, text: of });
const instant = (en: string, fr: string, zh: string, of: Column['text']): Column => ({
  ...text(en, fr, zh, of),
  kind: 'instant',
});

/** The columns of the deposit export. */
export const depositColumns: Readonly<Record<string, Column>> = {
  id: text('Deposit ID', 'Identifiant de dépôt', '入账编号', ({ id }) => id),
  status: text('Status', 'Statut', '状态', ({ status }) => status),
  accountId: text('Account ID', 'Identifiant de compte', '账户编号', ({ accountId }) => accountId),
  ownerName: text('Owner', 'Titulaire', '所有者', ({ ownerName }) => ownerName),
  currency: text('Currency', 'Devise', '币种', ({ amount }) => amount.currency),
  amount: text('Amount', 'Montant', '金额', ({ amount }) => amount.amount),
  fee: text('Fee', 'Frais', '手续费', ({ fee }) => fee.amount),
  credited: text('Credited', 'Crédité', '实际入账', ({ credited }) => credited.amount),
  payerName: text('Payer', 'Donneur d’ordre', '付款人', ({ payerName }) => payerName),
  payerAccountNumber: text(
    'Payer account',
    'Compte du donneur d’ordre',
    '付款账号',
    ({ payerAccountNumber }) => payerAccountNumber,
  ),
  payerCountry: text('Payer country', 'Pays du donneur d’ordre', '付款国家', ({ payerCountry }) => payerCountry),
  reference: text('Reference', 'Référence', '附言', ({ reference }) => reference),
  transactionId: text('Transaction ID', 'Identifiant de transaction', '交易编号', ({ transactionId }) => transactionId),
  receivedAt: instant('Received at', 'Reçu le', '到账时间', ({ receivedAt }) => receivedAt),
  returnedAt: instant('Returned at', 'Retourné le', '退回时间', ({ returnedAt }) => returnedAt),
};
