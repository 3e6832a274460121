import {
  CARD_SORTS,
  type CardFilter,
  type CardSort,
  CURRENCY_CODES,
  cardModel,
  cardScheme,
  cardStatus,
  cardType,
} from '@corridor/core';
import { defaultCardView } from '@corridor/features';
import type { ListAddress } from '../listing/listSearch';

/** How the card list stands in its address. */
export const cardAddress: ListAddress<CardFilter, CardSort> = {
  first: defaultCardView,
  texts: ['last4', 'merchantId'],
  flags: ['shared'],
  codes: {
    status: cardStatus.codes,
    type: cardType.codes,
    model: cardModel.codes,
    scheme: cardScheme.codes,
    currency: CURRENCY_CODES,
  },
  range: 'createdAt',
  sorts: CARD_SORTS,
};
