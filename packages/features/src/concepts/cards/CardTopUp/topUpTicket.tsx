import { defineTicket } from '../../../kit/ticket/defineTicket';
import { cardTopUpMessages } from '../../../messages/card-top-up';
import { cardsMessages } from '../../../messages/cards';
import { transactionsMessages } from '../../../messages/transactions';
import { emptyTopUp, readTopUp } from './readTopUp';
import { TopUpDone } from './TopUpDone';
import { TopUpFields } from './TopUpFields';
import { TopUpFigures } from './TopUpFigures';
import { topUpOrders } from './topUpOrders';
import type { TopUpShape } from './topUpShape';
import { useTopUpData } from './useTopUpData';
import { useTopUpLines } from './useTopUpLines';

/** Puts money on a card out of an account in its currency. */
export const topUpTicket = defineTicket<TopUpShape>({
  concept: 'cards.topUp',
  rights: null,
  messages: [cardTopUpMessages, cardsMessages, transactionsMessages],
  empty: emptyTopUp,
  again: (draft) => ({ ...draft, amount: '' }),
  draftOf: ({ card }) => card.id,
  useData: useTopUpData,
  complete: (draft, { account }) => ({ ...draft, accountId: account?.id ?? draft.accountId }),
  read: (draft, { card }) => readTopUp(draft, card),
  payer: (_draft, { account }) => account,
  debit: (request, price) => price?.amount ?? request?.amount ?? null,
  price: {
    heading: 'cards.topUp.summary',
    segment: 'card',
    ask: (_gateway, { amount, after }) => Promise.resolve({ amount, after }),
  },
  order: {
    of: topUpOrders,
    inputOf: ({ cardId, accountId, amount }) => ({ cardId, accountId, amount }),
    keyOf: ({ requestId, input: { cardId } }) => ({ cardId, requestId }),
    accepted: ({ amount }, { t, format }) => t('cards.topUp.accepted', { amount: format.money(amount) }),
    event: ({ cardId }, message) => ({ type: 'cards.toppedUp', id: cardId, message }),
  },
  Fields: TopUpFields,
  useLines: useTopUpLines,
  Figures: TopUpFigures,
  Done: TopUpDone,
});
