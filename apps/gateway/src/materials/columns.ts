import { certificateKind, type Material } from '@corridor/core';
import { type ExportColumn, instantColumn, textColumn } from '../listing';

/** The columns of the material export. */
export const materialColumns: Readonly<Record<string, ExportColumn<Material>>> = {
  id: textColumn(['Material ID', 'Identifiant du justificatif', '材料编号'], ({ id }) => id),
  ownerName: textColumn(['Owner', 'Titulaire', '所有者'], ({ ownerName }) => ownerName),
  buyerName: textColumn(['Buyer', 'Acheteur', '买方'], ({ buyerName }) => buyerName),
  buyerCountry: textColumn(['Buyer country', 'Pays de l’acheteur', '买方国家'], ({ buyerCountry }) => buyerCountry),
  senderName: textColumn(['Sender', 'Expéditeur', '发货方'], ({ senderName }) => senderName),
  tradeComments: textColumn(['Trade comments', 'Commentaires', '贸易备注'], ({ tradeComments }) => tradeComments),
  currency: textColumn(['Currency', 'Devise', '币种'], ({ amount }) => amount.currency),
  amount: textColumn(['Amount', 'Montant', '金额'], ({ amount }) => amount.amount),
  linkedAmount: textColumn(['Linked', 'Lié', '已关联金额'], ({ linkedAmount }) => linkedAmount.amount),
  linkableAmount: textColumn(['Linkable', 'À lier', '可关联金额'], ({ linkableAmount }) => linkableAmount.amount),
  certificateKinds: textColumn(['Certificates', 'Certificats', '凭证'], ({ certificateKinds }) =>
    certificateKinds.map((kind) => certificateKind.nameOf(kind)).join(', '),
  ),
  createdBy: textColumn(['Created by', 'Créé par', '创建人'], ({ createdBy }) => createdBy),
  createdAt: instantColumn(['Created at', 'Créé le', '创建时间'], ({ createdAt }) => createdAt),
};
