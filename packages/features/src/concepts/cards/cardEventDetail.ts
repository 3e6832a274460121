'use client';

import type { CardRecord } from '@corridor/core';
import { columnsOf } from '../../kit/columns/columnsOf';
import { defineDetail } from '../../kit/detail/defineDetail';
import { detailPart } from '../../kit/detail/detailPart';
import { cardEventList } from './cardEventList';

const { id } = columnsOf<CardRecord>();

/** Details of a card record. */
export const cardEventDetail = defineDetail(cardEventList, {
  lines: { cardId: id() },
  sections: {
    overview: ['action', 'from', 'to', 'reason', 'actor', 'at'],
    record: ['last4', 'holderName', 'merchantName', 'cardId', 'id'],
  },
});

/** Details of a card record beside the list, or on the whole page. */
export const CardEventDetailPart = detailPart(cardEventDetail);
