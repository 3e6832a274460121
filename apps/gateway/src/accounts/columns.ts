import type { Account } from '@corridor/core';
import type { ExportColumn } from '../listing';

/** The columns of the account export. */
export const accountColumns: Readonly<Record<string, ExportColumn<Account>>> = {
  id: { label: { en: 'Account ID', fr: 'Identifiant de compte', zh: '账户编号' }, text: ({ id }) => id },
  productType: {
    label: { en: 'Product type', fr: 'Type de produit', zh: '产品类型' },
    text: ({ productType }) => String(productType),
  },
  ownerId: {
    label: { en: 'Owner ID', fr: 'Identifiant du titulaire', zh: '所有者编号' },
    text: ({ ownerId }) => ownerId,
  },
  ownerName: { label: { en: 'Owner', fr: 'Titulaire', zh: '所有者' }, text: ({ ownerName }) => ownerName },
  currency: { label: { en: 'Currency', fr: 'Devise', zh: '币种' }, text: ({ currency }) => currency },
  balance: { label: { en: 'Balance', fr: 'Solde', zh: '余额' }, text: ({ balance }) => balance.amount },
  available: {
    label: { en: 'Available', fr: 'Disponible', zh: '可用余额' },
    text: ({ available }) => available.amount,
  },
  held: { label: { en: 'Held', fr: 'Bloqué', zh: '冻结金额' }, text: ({ held }) => held.amount },
  collectionPending: {
    label: { en: 'Collection pending', fr: 'Encaissement en attente', zh: '待解收款' },
    text: ({ collectionPending }) => collectionPending.amount,
  },
  openedAt: {
    label: { en: 'Opened at', fr: 'Ouvert le', zh: '开户时间' },
    kind: 'instant',
    text: ({ openedAt }) => openedAt,
  },
  lastBookedAt: {
    label: { en: 'Last booked at', fr: 'Dernier mouvement', zh: '最近入账时间' },
    kind: 'instant',
    text: ({ lastBookedAt }) => lastBookedAt,
  },
};
