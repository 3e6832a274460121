import { type Merchant, merchantType } from '@corridor/core';
import type { ExportColumn } from '../listing';

/** The columns of the merchant export. */
export const merchantColumns: Readonly<Record<string, ExportColumn<Merchant>>> = {
  id: { label: { en: 'Merchant ID', fr: 'Identifiant du marchand', zh: '商户编号' }, text: ({ id }) => id },
  type: { label: { en: 'Type', fr: 'Type', zh: '类型' }, text: ({ type }) => merchantType.nameOf(type) },
  name: { label: { en: 'Name', fr: 'Nom', zh: '名称' }, text: ({ name }) => name },
  email: { label: { en: 'Email', fr: 'E-mail', zh: '邮箱' }, text: ({ email }) => email },
  country: { label: { en: 'Country', fr: 'Pays', zh: '国家' }, text: ({ country }) => country },
  status: {
    label: { en: 'Onboarding status', fr: 'Statut d’intégration', zh: '入驻状态' },
    text: ({ status }) => status,
  },
  createdAt: {
    label: { en: 'Created at', fr: 'Créé le', zh: '创建时间' },
    kind: 'instant',
    text: ({ createdAt }) => createdAt,
  },
};
