import type { PaymentOrder } from '@corridor/core';
import type { ExportColumn } from '../listing';
import { outgoingColumns, text } from '../orders';

/** The columns of the payment order export. */
export const paymentOrderColumns: Readonly<Record<string, ExportColumn<PaymentOrder>>> = {
  ...outgoingColumns,
  beneficiaryName: text('Beneficiary', 'Bénéficiaire', '收款人', ({ beneficiaryName }) => beneficiaryName),
  accountEnding: text('Account ending', 'Fin du compte', '账号尾号', ({ accountEnding }) => accountEnding),
  bankCountry: text('Bank country', 'Pays de la banque', '银行国家', ({ bankCountry }) => bankCountry),
  paymentMethod: text('Payment method', 'Mode de paiement', '付款方式', ({ paymentMethod }) => paymentMethod),
  feeDirection: text('Fee direction', 'Répartition des frais', '手续费承担', ({ feeDirection }) => feeDirection),
  reference: text('Reference', 'Référence', '附言', ({ reference }) => reference),
};
