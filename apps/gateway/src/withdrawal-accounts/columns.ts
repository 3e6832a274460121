import { enablement, type WithdrawalAccount } from '@corridor/core';
import type { ExportColumn } from '../listing';

type Column = ExportColumn<WithdrawalAccount>;

const text = (en: string, fr: string, zh: string, of: Column['text']): Column => ({ label: { en, fr, zh }, text: of });
const instant = (en: string, fr: string, zh: string, of: Column['text']): Column => ({
  ...text(en, fr, zh, of),
  kind: 'instant',
});

/** The columns of the withdrawal account export. */
export const withdrawalAccountColumns: Readonly<Record<string, Column>> = {
  id: text('Withdrawal account ID', 'Identifiant du compte de retrait', '提现账户编号', ({ id }) => id),
  status: text('Status', 'Statut', '状态', ({ status }) => enablement.nameOf(status)),
  ownerName: text('Owner', 'Titulaire', '所有者', ({ ownerName }) => ownerName),
  currency: text('Currency', 'Devise', '币种', ({ currency }) => currency),
  holderName: text('Account holder', 'Titulaire du compte', '账户持有人', ({ holderName }) => holderName),
  bankName: text('Bank', 'Banque', '银行', ({ bankName }) => bankName),
  bankCountry: text('Bank country', 'Pays de la banque', '银行国家', ({ bankCountry }) => bankCountry),
  accountEnding: text('Account ending', 'Fin du compte', '账号尾号', ({ accountEnding }) => accountEnding),
  createdAt: instant('Created at', 'Créé le', '创建时间', ({ createdAt }) => createdAt),
  verifiedAt: instant('Verified at', 'Vérifié le', '验证时间', ({ verifiedAt }) => verifiedAt),
};
