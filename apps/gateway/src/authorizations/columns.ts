import type { Authorization } from '@corridor/core';
import type { ExportColumn } from '../listing';

type Column = ExportColumn<Authorization>;

const text = (en: string, fr: string, zh: string, of: Column['text']): Column => ({ label: { en, fr, zh }, text: of });

/** The columns of the authorization export. */
export const authorizationColumns: Readonly<Record<string, Column>> = {
  id: text('Record ID', "Identifiant de l'enregistrement", '记录编号', ({ id }) => id),
  type: text('Record type', "Type d'enregistrement", '记录类型', ({ type }) => type),
  status: text('Authorization status', "Statut de l'autorisation", '授权状态', ({ status }) => status),
  settlement: text('Settle status', 'Statut de règlement', '结算状态', ({ settlement }) => settlement),
  responseCode: text('Response code', 'Code de réponse', '响应码', ({ responseCode }) => responseCode),
  authorizationCode: text(
    'Authorization code',
    "Code d'autorisation",
    '授权码',
    ({ authorizationCode }) => authorizationCode,
  ),
  originalId: text('Original authorization ID', "Autorisation d'origine", '原授权编号', ({ originalId }) => originalId),
  cardId: text('Card ID', 'Identifiant de carte', '卡片编号', ({ cardId }) => cardId),
  last4: text('Last 4 digits', '4 derniers chiffres', '卡号后四位', ({ last4 }) => last4),
  holderName: text('Holder name', 'Titulaire', '持卡人姓名', ({ holderName }) => holderName),
  ownerName: text('Cardholder', 'Client', '持卡商户', ({ ownerName }) => ownerName),
  acquirerId: text('Acquirer ID', "Identifiant de l'acquéreur", '收单机构编号', ({ acquirerId }) => acquirerId),
  mcc: text('MCC code', 'Code MCC', 'MCC 码', ({ mcc }) => mcc),
  merchantId: text('Merchant ID', 'Identifiant du commerçant', '商户编号', ({ merchantId }) => merchantId),
  merchantName: text('Merchant name', 'Nom du commerçant', '商户名称', ({ merchantName }) => merchantName),
  merchantCountry: text('Country', 'Pays', '国家/地区', ({ merchantCountry }) => merchantCountry),
  currency: text('Currency', 'Devise', '币种', ({ amount }) => amount.currency),
  amount: text('Amount', 'Montant', '金额', ({ amount }) => amount.amount),
  held: text('Still held', 'Encore bloqué', '仍冻结金额', ({ held }) => held.amount),
  createdAt: { ...text('Created at', 'Créée le', '创建时间', ({ createdAt }) => createdAt), kind: 'instant' },
};
