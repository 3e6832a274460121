import type { Card } from '@corridor/core';
import type { ExportColumn } from '../listing';

/** The columns of the card export. */
export const cardColumns: Readonly<Record<string, ExportColumn<Card>>> = {
  id: { label: { en: 'Card ID', fr: 'Identifiant de carte', zh: '卡片编号' }, text: ({ id }) => id },
  last4: { label: { en: 'Last 4 digits', fr: '4 derniers chiffres', zh: '卡号后四位' }, text: ({ last4 }) => last4 },
  bin: { label: { en: 'BIN', fr: 'BIN', zh: '卡段' }, text: ({ bin }) => bin },
  holderName: { label: { en: 'Holder name', fr: 'Titulaire', zh: '持卡人姓名' }, text: ({ holderName }) => holderName },
  merchantId: {
    label: { en: 'Merchant ID', fr: 'Identifiant du marchand', zh: '商户编号' },
    text: ({ merchantId }) => merchantId,
  },
  merchantName: { label: { en: 'Merchant', fr: 'Marchand', zh: '商户' }, text: ({ merchantName }) => merchantName },
  scheme: { label: { en: 'Scheme', fr: 'Réseau', zh: '卡组织' }, text: ({ scheme }) => scheme },
  type: { label: { en: 'Type', fr: 'Type', zh: '卡类型' }, text: ({ type }) => type },
  model: { label: { en: 'Model', fr: 'Modèle', zh: '卡模式' }, text: ({ model }) => model },
  shared: { label: { en: 'Shared', fr: 'Partagée', zh: '共享卡' }, text: ({ shared }) => String(shared) },
  status: { label: { en: 'Status', fr: 'Statut', zh: '状态' }, text: ({ status }) => status },
  currency: { label: { en: 'Currency', fr: 'Devise', zh: '币种' }, text: ({ currency }) => currency },
  balance: { label: { en: 'Balance', fr: 'Solde', zh: '余额' }, text: ({ balance }) => balance.amount },
  expiry: { label: { en: 'Expiry', fr: 'Expiration', zh: '有效期' }, text: ({ expiry }) => expiry },
  activatedAt: {
    label: { en: 'Activated at', fr: 'Activée le', zh: '激活时间' },
    kind: 'instant',
    text: ({ activatedAt }) => activatedAt,
  },
  createdAt: {
    label: { en: 'Created at', fr: 'Créée le', zh: '创建时间' },
    kind: 'instant',
    text: ({ createdAt }) => createdAt,
  },
};
