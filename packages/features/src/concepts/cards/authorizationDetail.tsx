'use client';

import type { AuthorizationDetail } from '@corridor/core';
import { StatusChip } from '@corridor/ui';
import { columnsOf } from '../../kit/columns/columnsOf';
import { defineDetail } from '../../kit/detail/defineDetail';
import { detailPart } from '../../kit/detail/detailPart';
import type { RecordTarget } from '../../runtime/RecordTarget';
import { authorizationList } from './authorizationList';
import { ActivitySection, ExplanationSection } from './CardAuthorizations/AuthorizationSections';
import { authorizationLabelKey, authorizationTone } from './display/authorizationTone';

const { id } = columnsOf<AuthorizationDetail>();

/** Details of an authorization: what explains it, what happened, the record. */
export const authorizationDetail = defineDetail(authorizationList, {
  subtitle: (row, { t }) => <StatusChip tone={authorizationTone(row)}>{t(authorizationLabelKey(row))}</StatusChip>,
  lines: {
    merchantId: id(),
    acquirerId: id(),
    originalId: id({ leadsTo: ({ originalId }) => authorizationOf(originalId) }),
    cardId: id({ leadsTo: ({ cardId }) => ({ segment: 'card', id: cardId }) }),
  },
  sections: {
    explanation: ExplanationSection,
    activity: ActivitySection,
    record: [
      'amount',
      'transactionAmount',
      'createdAt',
      'type',
      'settlement',
      'authorizationCode',
      'responseCode',
      'mcc',
      'merchantCountry',
      'last4',
      'holderName',
      'ownerName',
      'merchantId',
      'acquirerId',
      'originalId',
      'cardId',
      'id',
    ],
  },
  related: ({ id: own, originalId, cardId, ownerId, amount: { currency } }) => ({
    merchant: { segment: 'merchant', id: ownerId },
    card: { segment: 'card', id: cardId },
    authorization: authorizationOf(originalId),
    authorizations: { segment: 'authorization', filter: { cardId } },
    records: { segment: 'card-event', filter: { cardId } },
    accounts: { segment: 'account', filter: { ownerId, currency: [currency] } },
    transactions: { segment: 'transaction', filter: { search: own } },
  }),
});

function authorizationOf(id: string | null): RecordTarget | null {
  return id === null ? null : { segment: 'authorization', id };
}

/** Details of an authorization beside the list, or on the whole page. */
export const AuthorizationDetailPart = detailPart(authorizationDetail);
