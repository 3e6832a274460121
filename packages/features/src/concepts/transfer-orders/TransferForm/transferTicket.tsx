import { defineTicket } from '../../../kit/ticket/defineTicket';
import { accountsMessages } from '../../../messages/accounts';
import { transactionsMessages } from '../../../messages/transactions';
import { transferOrdersMessages } from '../../../messages/transfer-orders';
import { emptyTransfer, readTransfer } from './readTransfer';
import { TransferDone } from './TransferDone';
import { TransferFields } from './TransferFields';
import { TransferFigures } from './TransferFigures';
import type { TransferShape } from './transferShape';
import { useTransferData } from './useTransferData';
import { useTransferLines } from './useTransferLines';

/** Moves money between two accounts of one currency. */
export const transferTicket = defineTicket<TransferShape>({
  concept: 'transferOrders',
  rights: 'transferOrders',
  messages: [transferOrdersMessages, accountsMessages, transactionsMessages],
  empty: emptyTransfer,
  again: (draft) => ({ ...draft, amount: '', reference: '' }),
  useData: useTransferData,
  complete: (draft, { first }, { accountId }) => ({
    ...draft,
    fromAccountId: accountId || draft.fromAccountId || first?.id || '',
  }),
  read: readTransfer,
  payer: (_draft, { from }) => from,
  debit: (request, price) => price?.debited ?? request?.amount ?? null,
  price: {
    segment: 'transfer-order',
    ask: ({ transferOrders }, { fromAccountId, toAccountId, amount }, options) =>
      transferOrders.call('price', { fromAccountId, toAccountId, amount }, options),
  },
  order: {
    of: ({ transferOrders }) => transferOrders,
    inputOf: (request) => request,
    keyOf: ({ requestId }) => ({ requestId }),
    recordId: ({ id }) => id,
    accepted: ({ amount, toOwnerName }, { t, format }) =>
      t('transferOrders.form.accepted', { amount: format.money(amount), owner: toOwnerName }),
    event: ({ id }, message) => ({ type: 'transferOrders.created', id, message }),
  },
  Fields: TransferFields,
  useLines: useTransferLines,
  Figures: TransferFigures,
  Done: TransferDone,
});
