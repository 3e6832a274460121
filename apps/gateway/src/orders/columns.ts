import { type OutgoingOrder, orderStatus } from '@corridor/core';
import type { ExportColumn } from '../listing';

type Column = ExportColumn<OutgoingOrder>;

/** A column of text. */
export const text = <Row>(en: string, fr: string, zh: string, of: ExportColumn<Row>['text']): ExportColumn<Row> => ({
  label: { en, fr, zh },
  text: of,
});

const instant = (en: string, fr: string, zh: string, of: Column['text']): Column => ({
  ...text(en, fr, zh, of),
  kind: 'instant',
});

/** The columns that exports of outgoing orders have in common. */
export const outgoingColumns: Readonly<Record<string, Column>> = {
  id: text('Order ID', 'Identifiant d’ordre', '订单编号', ({ id }) => id),
  status: text('Status', 'Statut', '状态', ({ status }) => orderStatus.nameOf(status)),
  ownerName: text('Owner', 'Titulaire', '所有者', ({ ownerName }) => ownerName),
  accountId: text('Account ID', 'Identifiant de compte', '账户编号', ({ accountId }) => accountId),
  currency: text('Currency', 'Devise', '币种', ({ amount }) => amount.currency),
  amount: text('Amount', 'Montant', '金额', ({ amount }) => amount.amount),
  fee: text('Fee', 'Frais', '手续费', ({ fee }) => fee.amount),
  debited: text('Debited', 'Débité', '扣款金额', ({ debited }) => debited.amount),
  received: text('Received', 'Reçu', '到账金额', ({ received }) => received.amount),
  transactionId: text('Transaction ID', 'Identifiant de transaction', '交易编号', ({ transactionId }) => transactionId),
  reason: text('Reason', 'Motif', '原因', ({ reason }) => reason),
  createdBy: text('Created by', 'Créé par', '创建人', ({ createdBy }) => createdBy),
  createdAt: instant('Created at', 'Créé le', '创建时间', ({ createdAt }) => createdAt),
  completedAt: instant('Completed at', 'Terminé le', '完成时间', ({ completedAt }) => completedAt),
};
