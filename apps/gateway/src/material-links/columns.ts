import { collectionAuditStatus, type MaterialLink, materialLinkStatus } from '@corridor/core';
import { type ExportColumn, instantColumn, textColumn } from '../listing';

/** The columns of the material link export. */
export const materialLinkColumns: Readonly<Record<string, ExportColumn<MaterialLink>>> = {
  id: textColumn(['Link ID', 'Identifiant du lien', '关联编号'], ({ id }) => id),
  status: textColumn(['Status', 'Statut', '状态'], ({ status }) => materialLinkStatus.nameOf(status)),
  ownerName: textColumn(['Owner', 'Titulaire', '所有者'], ({ ownerName }) => ownerName),
  materialId: textColumn(['Material ID', 'Identifiant du justificatif', '材料编号'], ({ materialId }) => materialId),
  buyerName: textColumn(['Buyer', 'Acheteur', '买方'], ({ buyerName }) => buyerName),
  collectionId: textColumn(
    ['Collection ID', 'Identifiant d’encaissement', '收款编号'],
    ({ collectionId }) => collectionId,
  ),
  payerName: textColumn(['Payer', 'Donneur d’ordre', '付款人'], ({ payerName }) => payerName),
  collectionStatus: textColumn(['Collection status', 'Statut de l’encaissement', '收款状态'], ({ collectionStatus }) =>
    collectionAuditStatus.nameOf(collectionStatus),
  ),
  currency: textColumn(['Currency', 'Devise', '币种'], ({ amount }) => amount.currency),
  amount: textColumn(['Linked amount', 'Montant lié', '关联金额'], ({ amount }) => amount.amount),
  createdBy: textColumn(['Created by', 'Créé par', '创建人'], ({ createdBy }) => createdBy),
  createdAt: instantColumn(['Created at', 'Créé le', '创建时间'], ({ createdAt }) => createdAt),
  releasedAt: instantColumn(['Released at', 'Libéré le', '释放时间'], ({ releasedAt }) => releasedAt),
};
