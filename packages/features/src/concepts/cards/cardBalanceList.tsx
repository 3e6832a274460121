import { type Card, type CardFilter, CURRENCIES_BY_USE, cardStatus, cards } from '@corridor/core';
import { columnsOf } from '../../kit/columns/columnsOf';
import { cardTones } from '../../kit/display/cardTones';
import { filtersOf } from '../../kit/filters/filtersOf';
import { defineList } from '../../kit/list/defineList';
import { cardsMessages } from '../../messages/cards';
import { timeMessages } from '../../messages/time';
import { cardList } from './cardList';

const { party, flag, status, money, id } = columnsOf<Card>();
const { codes, currencies, record, digits, flag: yesNo } = filtersOf<CardFilter>();

/** Cards by what is on them. */
export const cardBalanceList = defineList({
  concept: 'cards',
  resource: cards,
  messages: [cardsMessages, timeMessages],
  columns: {
    last4: cardList.columns.last4,
    balance: money({ width: 180 }),
    holderName: party({ width: 180 }),
    merchantName: party({ width: 200 }),
    shared: flag('cards.shared', 'cards.notShared'),
    status: status(cardStatus, cardTones, { width: 132 }),
    id: id(),
  },
  filters: {
    currency: currencies(CURRENCIES_BY_USE),
    merchantId: record('merchants'),
    status: codes(cardStatus),
    shared: yesNo('cards.shared', 'cards.notShared'),
    last4: digits(4),
  },
  nameOf: cardList.nameOf,
});
