'use client';

import { type CardDetail as CardRecord, cardModel, cardStatus, cardType } from '@corridor/core';
import { Inline, StatusChip } from '@corridor/ui';
import { columnsOf } from '../../kit/columns/columnsOf';
import { defineDetail } from '../../kit/detail/defineDetail';
import { detailPart } from '../../kit/detail/detailPart';
import { type DetailProps, detailWidget } from '../../kit/detail/detailWidget';
import { cardTones } from '../../kit/display/cardTones';
import { lazyPart } from '../../kit/lazyPart';
import { CardAuthorizationsSection } from './CardDetail/CardAuthorizationsSection';
import { CardIdentity } from './CardDetail/CardIdentity';
import { CardLimitsSection } from './CardDetail/CardLimitsSection';
import { CardTimelineSection } from './CardDetail/CardTimelineSection';
import { NumberLine } from './CardDetail/NumberLine';
import { cardActions } from './cardActions';
import { cardRecords } from './cardRecords';
import { SchemeMark } from './display/SchemeMark';

const { text, flag, id, custom } = columnsOf<CardRecord>();

const setKey = (isSet: boolean) => (isSet ? 'cards.detail.set' : 'cards.detail.notSet');

/** Details of a card: overview, limits, authorizations, security, timeline. */
export const cardDetail = defineDetail(cardRecords, {
  title: ({ scheme, last4 }, { t }) => (
    <Inline as="span" gap={2} wrap={false}>
      <SchemeMark scheme={scheme} />
      <span>{t('cards.detail.title', { last4 })}</span>
    </Inline>
  ),
  subtitle: ({ holderName, status }, { t }) => (
    <Inline as="span" gap={2}>
      <span>{holderName}</span>
      <StatusChip tone={cardTones[status]}>{t(cardStatus.labelKey(status))}</StatusChip>
    </Inline>
  ),
  lines: {
    last4: custom('last4', { line: (_last4, card) => <NumberLine card={card} /> }),
    label: text(),
    merchantId: id({ leadsTo: ({ merchantId }) => ({ segment: 'merchant', id: merchantId }) }),
    acsPasswordSet: flag('cards.detail.set', 'cards.detail.notSet'),
    pinSet: custom('pinSet', { line: (isSet, { type }, { t }) => (type === 'physical' ? t(setKey(isSet)) : null) }),
    type: custom('type', {
      line: (type, { model, shared }, { t }) =>
        [t(cardType.labelKey(type)), t(cardModel.labelKey(model)), shared && t('cards.shared')]
          .filter(Boolean)
          .join(' · '),
    }),
  },
  sections: {
    identity: CardIdentity,
    overview: [
      'holderName',
      'merchantName',
      'label',
      'type',
      'last4',
      'expiry',
      'createdAt',
      'activatedAt',
      'id',
      'merchantId',
    ],
    limits: CardLimitsSection,
    authorizations: CardAuthorizationsSection,
    security: ['acsPasswordSet', 'pinSet'],
    timeline: CardTimelineSection,
  },
  related: ({ id: cardId, merchantId, currency }) => ({
    merchant: { segment: 'merchant', id: merchantId },
    accounts: { segment: 'account', filter: { ownerId: merchantId, currency: [currency] } },
    transactions: { segment: 'transaction', filter: { cardId } },
    authorizations: { segment: 'authorization', filter: { cardId } },
    records: { segment: 'card-event', filter: { cardId } },
  }),
  actions: cardActions,
  footer: ['limits', 'block', 'reportLoss', 'activate', 'unblock', 'cancelLoss'],
});

/** Details of a card beside the list, or on the whole page. */
export const CardDetailPart = detailPart(cardDetail);

/** Props of `CardDetail`. */
export interface CardDetailProps extends DetailProps<CardRecord> {
  readonly cardId: string;
}

/** One card on a page of its own: identity, status, allowed actions, sections and timeline. */
export const CardDetail = detailWidget<CardDetailProps>(
  cardDetail,
  'cardId',
  lazyPart(async () => (await import('./CardForms/CardFormDrawer')).CardFormDrawer),
);
