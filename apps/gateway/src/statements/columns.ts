import type { Statement } from '@corridor/core';
import type { ExportColumn } from '../listing';

/** The columns of the statement list's export. */
export const statementColumns: Readonly<Record<string, ExportColumn<Statement>>> = {
  id: { label: { en: 'Statement ID', fr: 'Identifiant du relevé', zh: '账单编号' }, text: ({ id }) => id },
  type: { label: { en: 'Type', fr: 'Type', zh: '类型' }, text: ({ type }) => type },
  period: { label: { en: 'Period', fr: 'Période', zh: '账期' }, text: ({ period }) => period },
  date: { label: { en: 'Date', fr: 'Date', zh: '日期' }, text: ({ date }) => date },
  zone: { label: { en: 'Time zone', fr: 'Fuseau horaire', zh: '时区' }, text: ({ zone }) => zone },
  accountId: {
    label: { en: 'Account ID', fr: 'Identifiant de compte', zh: '账户编号' },
    text: ({ accountId }) => accountId,
  },
  ownerId: {
    label: { en: 'Owner ID', fr: 'Identifiant du titulaire', zh: '所有者编号' },
    text: ({ ownerId }) => ownerId,
  },
  ownerName: { label: { en: 'Owner', fr: 'Titulaire', zh: '所有者' }, text: ({ ownerName }) => ownerName },
  currency: { label: { en: 'Currency', fr: 'Devise', zh: '币种' }, text: ({ currency }) => currency },
  beginningBalance: {
    label: { en: 'Beginning balance', fr: "Solde d'ouverture", zh: '期初余额' },
    text: ({ beginningBalance }) => beginningBalance.amount,
  },
  changeAmount: {
    label: { en: 'Change amount', fr: 'Variation', zh: '变动金额' },
    text: ({ changeAmount }) => changeAmount.amount,
  },
  endingBalance: {
    label: { en: 'Ending balance', fr: 'Solde de clôture', zh: '期末余额' },
    text: ({ endingBalance }) => endingBalance.amount,
  },
  lines: { label: { en: 'Lines', fr: 'Lignes', zh: '笔数' }, text: ({ lines }) => String(lines) },
  fileName: { label: { en: 'File name', fr: 'Nom du fichier', zh: '文件名' }, text: ({ fileName }) => fileName },
};
