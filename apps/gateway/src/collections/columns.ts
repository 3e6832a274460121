import { type Collection, collectionAuditStatus } from '@corridor/core';
import { type ExportColumn, instantColumn, textColumn } from '../listing';

/** The columns of the collection export. */
export const collectionColumns: Readonly<Record<string, ExportColumn<Collection>>> = {
  id: textColumn(['Collection ID', 'Identifiant d’encaissement', '收款编号'], ({ id }) => id),
  status: textColumn(['Audit status', 'Statut de l’examen', '审核状态'], ({ status }) =>
    collectionAuditStatus.nameOf(status),
  ),
  ownerName: textColumn(['Owner', 'Titulaire', '所有者'], ({ ownerName }) => ownerName),
  virtualAccountNumber: textColumn(
    ['Virtual account', 'Compte virtuel', '虚拟账号'],
    ({ virtualAccountNumber }) => virtualAccountNumber,
  ),
  holderName: textColumn(['Account holder', 'Titulaire du compte', '账户持有人'], ({ holderName }) => holderName),
  currency: textColumn(['Currency', 'Devise', '币种'], ({ amount }) => amount.currency),
  amount: textColumn(['Amount', 'Montant', '金额'], ({ amount }) => amount.amount),
  fee: textColumn(['Fee', 'Frais', '手续费'], ({ fee }) => fee.amount),
  credited: textColumn(['Credited', 'Crédité', '实际入账'], ({ credited }) => credited.amount),
  linkedAmount: textColumn(['Linked', 'Lié', '已关联金额'], ({ linkedAmount }) => linkedAmount.amount),
  linkableAmount: textColumn(['Linkable', 'À lier', '可关联金额'], ({ linkableAmount }) => linkableAmount.amount),
  payerName: textColumn(['Payer', 'Donneur d’ordre', '付款人'], ({ payerName }) => payerName),
  payerAccountNumber: textColumn(
    ['Payer account', 'Compte du donneur d’ordre', '付款账号'],
    ({ payerAccountNumber }) => payerAccountNumber,
  ),
  payerCountry: textColumn(
    ['Payer country', 'Pays du donneur d’ordre', '付款国家'],
    ({ payerCountry }) => payerCountry,
  ),
  reference: textColumn(['Reference', 'Référence', '附言'], ({ reference }) => reference),
  bankReference: textColumn(
    ['Bank reference', 'Référence bancaire', '银行参考号'],
    ({ bankReference }) => bankReference,
  ),
  rejectionReason: textColumn(
    ['Rejection reason', 'Motif du rejet', '拒绝原因'],
    ({ rejectionReason }) => rejectionReason,
  ),
  receivedAt: instantColumn(['Received at', 'Reçu le', '到账时间'], ({ receivedAt }) => receivedAt),
  reviewedAt: instantColumn(['Reviewed at', 'Examiné le', '审核时间'], ({ reviewedAt }) => reviewedAt),
  returnedAt: instantColumn(['Returned at', 'Retourné le', '退回时间'], ({ returnedAt }) => returnedAt),
};
