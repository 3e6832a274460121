import type { Beneficiary } from '@corridor/core';
import { accountType, enablement, payeeType } from '@corridor/core';
import type { ExportColumn } from '../listing';

/** The columns of the beneficiary export. */
export const beneficiaryColumns: Readonly<Record<string, ExportColumn<Beneficiary>>> = {
  id: { label: { en: 'Beneficiary ID', fr: 'Identifiant du bénéficiaire', zh: '收款人编号' }, text: ({ id }) => id },
  name: { label: { en: 'Name', fr: 'Nom', zh: '名称' }, text: ({ name }) => name },
  payeeType: { label: { en: 'Type', fr: 'Type', zh: '类型' }, text: (row) => payeeType.nameOf(row.payeeType) },
  accountType: {
    label: { en: 'Account type', fr: 'Type de compte', zh: '账户类型' },
    text: (row) => accountType.nameOf(row.accountType),
  },
  bankCountry: {
    label: { en: 'Bank country', fr: 'Pays de la banque', zh: '银行所在国家' },
    text: ({ bankCountry }) => bankCountry,
  },
  currency: { label: { en: 'Currency', fr: 'Devise', zh: '币种' }, text: ({ currency }) => currency },
  paymentMethod: {
    label: { en: 'Payment method', fr: 'Mode de paiement', zh: '付款方式' },
    text: ({ paymentMethod }) => paymentMethod,
  },
  bankName: { label: { en: 'Bank', fr: 'Banque', zh: '银行' }, text: ({ bankName }) => bankName },
  accountEnding: {
    label: { en: 'Account ending', fr: 'Fin du compte', zh: '账号末四位' },
    text: ({ accountEnding }) => accountEnding,
  },
  status: { label: { en: 'Status', fr: 'Statut', zh: '状态' }, text: ({ status }) => enablement.nameOf(status) },
  createdAt: {
    label: { en: 'Created at', fr: 'Créé le', zh: '创建时间' },
    kind: 'instant',
    text: ({ createdAt }) => createdAt,
  },
  updatedAt: {
    label: { en: 'Changed at', fr: 'Modifié le', zh: '修改时间' },
    kind: 'instant',
    text: ({ updatedAt }) => updatedAt,
  },
};
