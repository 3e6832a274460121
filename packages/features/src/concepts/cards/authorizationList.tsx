import {
  type Authorization,
  type AuthorizationFilter,
  type AuthorizationStatus,
  authorizationStatus,
  authorizations,
  authorizationType,
  CURRENCIES_BY_USE,
  settlementStatus,
} from '@corridor/core';
import { StatusChip, type Tone } from '@corridor/ui';
import { columnsOf, wordsOf } from '../../kit/columns/columnsOf';
import { filtersOf } from '../../kit/filters/filtersOf';
import { defineList } from '../../kit/list/defineList';
import { authorizationsMessages } from '../../messages/authorizations';
import { cardsMessages } from '../../messages/cards';

const { text, party, code, status, money, custom, country, instant, id } = columnsOf<Authorization>();
const { codes, currencies, record, range, digits } = filtersOf<AuthorizationFilter>();

const TONES: Readonly<Record<AuthorizationStatus, Tone>> = {
  approved: 'success',
  declined: 'danger',
  reversed: 'neutral',
  expired: 'neutral',
};

/** Authorizations of all cards. */
export const authorizationList = defineList({
  concept: 'authorizations',
  resource: authorizations,
  messages: [authorizationsMessages, cardsMessages],
  columns: {
    merchantName: party({ width: 150, fixed: true }),
    amount: money({ width: 124 }),
    type: code(authorizationType, { width: 96, narrow: 'hidden' }),
    status: status(authorizationStatus, TONES, { width: 126 }),
    settlement: custom('settlement', {
      text: (settlement, _row, { t }) => (settlement ? t(settlementStatus.labelKey(settlement)) : '–'),
      cell: (settlement, _row, { t }) =>
        settlement ? <StatusChip tone="neutral">{t(settlementStatus.labelKey(settlement))}</StatusChip> : '–',
      words: (tools) => wordsOf(settlementStatus, tools),
      width: 140,
      grow: 0,
      narrow: 'hidden',
    }),
    authorizationCode: custom('authorizationCode', {
      text: (value) => value ?? '–',
      width: 88,
      grow: 0,
      tabular: true,
      narrow: 'hidden',
    }),
    responseCode: text({ width: 92, grow: 0, tabular: true, hidden: true }),
    mcc: text({ width: 72, grow: 0, tabular: true, hidden: true }),
    last4: custom('last4', {
      text: (last4) => `•••• ${last4}`,
      width: 104,
      grow: 0,
      tabular: true,
      narrow: 'meta',
      exported: { field: 'last4' },
    }),
    createdAt: instant(),
    holderName: party({ hidden: true }),
    ownerName: party({ hidden: true, leadsTo: ({ ownerId }) => ({ segment: 'merchant', id: ownerId }) }),
    held: money({ hidden: true }),
    transactionAmount: money({ hidden: true }),
    merchantCountry: country({ hidden: true }),
    id: id(),
  },
  filters: {
    type: codes(authorizationType),
    status: codes(authorizationStatus),
    settlement: codes(settlementStatus),
    cardId: record('cards'),
    ownerId: record('merchants'),
    currency: currencies(CURRENCIES_BY_USE),
    mcc: digits(4),
    createdAt: range(),
  },
  nameOf: ({ merchantName }) => merchantName,
});
