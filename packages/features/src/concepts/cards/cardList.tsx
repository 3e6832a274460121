import {
  type Card,
  type CardFilter,
  CURRENCIES_BY_USE,
  cardModel,
  cardScheme,
  cardStatus,
  cards,
  cardType,
} from '@corridor/core';
import { columnsOf } from '../../kit/columns/columnsOf';
import { cardTones } from '../../kit/display/cardTones';
import { filtersOf } from '../../kit/filters/filtersOf';
import { defineList } from '../../kit/list/defineList';
import { cardsMessages } from '../../messages/cards';
import { timeMessages } from '../../messages/time';
import { CardNumberEnd } from './display/CardNumberEnd';

const { party, code, flag, status, money, custom, instant, id } = columnsOf<Card>();
const { codes, currencies, record, range, digits, flag: yesNo } = filtersOf<CardFilter>();

/** Cards that the operator may see. */
export const cardList = defineList({
  concept: 'cards',
  resource: cards,
  messages: [cardsMessages, timeMessages],
  columns: {
    last4: custom('last4', {
      text: (last4) => last4,
      cell: (_last4, card, tools) => <CardNumberEnd card={card} tools={tools} />,
      width: 118,
      grow: 0,
      fixed: true,
    }),
    holderName: party({ width: 96 }),
    merchantName: party({ width: 96 }),
    type: code(cardType, { width: 88 }),
    model: code(cardModel, { width: 110, hidden: true }),
    shared: flag('cards.shared', 'cards.notShared', { hidden: true }),
    status: status(cardStatus, cardTones, { width: 128 }),
    balance: money({ width: 128, grow: 0.5, narrow: 'aside' }),
    expiry: custom('expiry', {
      text: (expiry, _card, { format }) => format.expiry(expiry),
      width: 76,
      hidden: true,
      narrow: 'hidden',
      grow: 0,
      tabular: true,
    }),
    createdAt: instant(),
    activatedAt: instant({ none: 'cards.detail.never', hidden: true }),
    id: id(),
  },
  filters: {
    status: codes(cardStatus),
    type: codes(cardType),
    model: codes(cardModel),
    scheme: codes(cardScheme),
    currency: currencies(CURRENCIES_BY_USE),
    merchantId: record('merchants'),
    createdAt: range(),
    last4: digits(4),
    shared: yesNo('cards.shared', 'cards.notShared'),
  },
  nameOf: ({ scheme, last4 }, { t }) => t('cards.name', { scheme: t(cardScheme.labelKey(scheme)), last4 }),
});
