'use client';

import type { AuthorizationDetail } from '@corridor/core';
import { StatusChip } from '@corridor/ui';
import { columnsOf } from '../../kit/columns/columnsOf';
import { defineDetail } from '../../kit/detail/defineDetail';
import { detailPart } from '../../kit/detail/detailPart';
import { authorizationList } from './authorizationList';
import { ActivitySection, ExplanationSection } from './CardAuthorizations/AuthorizationSections';
import { authorizationLabelKey, authorizationTone } from './display/authorizationTone';

const { id } = columnsOf<AuthorizationDetail>();

/** Details of an authorization: what explains it, what happened, the record. */
export const authorizationDetail = defineDetail(authorizationList, {
  subtitle: (row, { t }) => <StatusChip tone={authorizationTone(row)}>{t(authorizationLabelKey(row))}</StatusChip>,
  lines: { merchantId: id(), acquirerId: id(), cardId: id() },
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
      'cardId',
      'id',
    ],
  },
});

/** Details of an authorization beside the list, or on the whole page. */
export const AuthorizationDetailPart = detailPart(authorizationDetail);
