'use client';

import type { CardRecord } from '@corridor/core';
import { columnsOf } from '../../kit/columns/columnsOf';
import { defineDetail } from '../../kit/detail/defineDetail';
import { detailPart } from '../../kit/detail/detailPart';
import type { RecordTarget } from '../../runtime/RecordTarget';
import { cardEventList } from './cardEventList';

const { id } = columnsOf<CardRecord>();

/** Details of a card record. */
export const cardEventDetail = defineDetail(cardEventList, {
  lines: { cardId: id({ leadsTo: cardOf }) },
  sections: {
    overview: ['action', 'from', 'to', 'reason', 'actor', 'at'],
    record: ['last4', 'holderName', 'merchantName', 'cardId', 'id'],
  },
  related: (event) => ({
    merchant: event.merchantId ? { segment: 'merchant', id: event.merchantId } : null,
    card: cardOf(event),
    accounts: event.merchantId ? { segment: 'account', filter: { ownerId: event.merchantId } } : null,
    authorizations: ofCard(event, 'authorization'),
    records: { segment: 'card-event', filter: { cardId: event.cardId } },
    transactions: ofCard(event, 'transaction'),
  }),
});

/** The card of a record; null once it is deleted. */
function cardOf({ cardId, last4 }: CardRecord): RecordTarget | null {
  return last4 === null ? null : { segment: 'card', id: cardId };
}

/** What was done with the card of a record; null once it is deleted. */
function ofCard({ cardId, last4 }: CardRecord, segment: 'authorization' | 'transaction'): RecordTarget | null {
  return last4 === null ? null : { segment, filter: { cardId } };
}

/** Details of a card record beside the list, or on the whole page. */
export const CardEventDetailPart = detailPart(cardEventDetail);
