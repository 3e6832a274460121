import type { WithdrawalOrder } from '@corridor/core';
import type { ExportColumn } from '../listing';
import { outgoingColumns, text } from '../orders';

/** The columns of the withdrawal order export. */
export const withdrawalOrderColumns: Readonly<Record<string, ExportColumn<WithdrawalOrder>>> = {
  ...outgoingColumns,
  holderName: text('Account holder', 'Titulaire du compte', '账户持有人', ({ holderName }) => holderName),
  bankName: text('Bank', 'Banque', '银行', ({ bankName }) => bankName),
  accountEnding: text('Account ending', 'Fin du compte', '账号尾号', ({ accountEnding }) => accountEnding),
};
