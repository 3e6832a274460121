import { defineTicket } from '../../../kit/ticket/defineTicket';
import { accountsMessages } from '../../../messages/accounts';
import { ordersMessages } from '../../../messages/orders';
import { transactionsMessages } from '../../../messages/transactions';
import { withdrawalOrdersMessages } from '../../../messages/withdrawal-orders';
import { emptyWithdrawal, readWithdrawal } from './readWithdrawal';
import { useWithdrawalData } from './useWithdrawalData';
import { useWithdrawalLines } from './useWithdrawalLines';
import { WithdrawalDone } from './WithdrawalDone';
import { WithdrawalFields } from './WithdrawalFields';
import { WithdrawalFigures } from './WithdrawalFigures';
import { WithdrawalIntro } from './WithdrawalIntro';
import type { WithdrawalShape } from './withdrawalShape';

/** Withdraws money to its owner's own bank account. */
export const withdrawalTicket = defineTicket<WithdrawalShape>({
  concept: 'withdrawalOrders',
  rights: 'withdrawalOrders',
  messages: [withdrawalOrdersMessages, accountsMessages, ordersMessages, transactionsMessages],
  empty: emptyWithdrawal,
  again: (draft) => ({ ...draft, amount: '' }),
  useData: useWithdrawalData,
  complete: (draft, { first }) => ({ ...draft, withdrawalAccountId: draft.withdrawalAccountId || first?.id || '' }),
  read: readWithdrawal,
  payer: (_draft, { account }) => account,
  debit: (request, price) => price?.debited ?? request?.amount ?? null,
  price: {
    segment: 'withdrawal-order',
    ask: ({ withdrawalOrders }, request, options) => withdrawalOrders.call('price', request, options),
  },
  order: {
    of: ({ withdrawalOrders }) => withdrawalOrders,
    inputOf: (request) => request,
    keyOf: ({ requestId }) => ({ requestId }),
    accepted: ({ amount, holderName }, { t, format }) =>
      t('withdrawalOrders.form.accepted', { amount: format.money(amount), holder: holderName }),
    event: ({ id }, message) => ({ type: 'withdrawalOrders.created', id, message }),
  },
  Fields: WithdrawalFields,
  useLines: useWithdrawalLines,
  Intro: WithdrawalIntro,
  Figures: WithdrawalFigures,
  Done: WithdrawalDone,
});
