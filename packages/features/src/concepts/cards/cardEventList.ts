import { type CardRecord, type CardRecordFilter, cardEventAction, cardEvents, cardStatus } from '@corridor/core';
import type { DisplayTools } from '../../kit/columns/Column';
import { columnsOf, wordsOf } from '../../kit/columns/columnsOf';
import { filtersOf } from '../../kit/filters/filtersOf';
import { defineList } from '../../kit/list/defineList';
import { cardDetailsMessages } from '../../messages/card-details';
import { cardEventsMessages } from '../../messages/card-events';
import { cardsMessages } from '../../messages/cards';

const { text, party, code, custom, instant, id } = columnsOf<CardRecord>();
const { codes, record, range } = filtersOf<CardRecordFilter>();

const statusText = (status: CardRecord['to'], _row: CardRecord, { t }: DisplayTools) =>
  status ? t(cardStatus.labelKey(status)) : '–';
const statusLook = {
  text: statusText,
  words: (tools: DisplayTools) => wordsOf(cardStatus, tools),
  width: 120,
  grow: 0,
  narrow: 'hidden',
} as const;

/** What happened to cards. */
export const cardEventList = defineList({
  concept: 'cardEvents',
  resource: cardEvents,
  messages: [cardEventsMessages, cardsMessages, cardDetailsMessages],
  columns: {
    action: code(cardEventAction, { width: 168, fixed: true }),
    last4: custom('last4', {
      text: (last4) => (last4 ? `•••• ${last4}` : '–'),
      width: 104,
      grow: 0,
      tabular: true,
      narrow: 'aside',
      exported: { field: 'last4' },
    }),
    holderName: party({ width: 112 }),
    merchantName: party({
      width: 140,
      hidden: true,
      leadsTo: ({ merchantId }) => (merchantId ? { segment: 'merchant', id: merchantId } : null),
    }),
    from: custom('from', statusLook),
    to: custom('to', statusLook),
    actor: party({ width: 112, narrow: 'hidden' }),
    reason: text({ width: 112 }),
    at: instant({ narrow: 'mark' }),
    id: id(),
  },
  filters: {
    action: codes(cardEventAction),
    cardId: record('cards'),
    merchantId: record('merchants'),
    at: range(),
  },
  nameOf: ({ action, last4 }, { t }) =>
    t('cardEvents.name', { event: t(cardEventAction.labelKey(action)), last4: last4 ?? '–' }),
});
