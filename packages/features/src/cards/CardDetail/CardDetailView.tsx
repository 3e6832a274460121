import { type CardDetail, cardModel, cardScheme, cardType } from '@corridor/core';
import { Heading, Stack, Text } from '@corridor/ui';
import { type ReactNode, useId, useState } from 'react';
import { DetailList } from '../../display/DetailList';
import { IdText } from '../../display/IdText';
import { InstantText } from '../../display/InstantText';
import { MoneyText } from '../../display/MoneyText';
import { cardsMessages } from '../../messages/cards';
import { useFormatters } from '../../runtime/useFormatters';
import { useWords } from '../../words/useWords';
import { CardAuthorizations } from '../CardAuthorizations/CardAuthorizations';
import { CardDetailLayers, type CardLayer } from './CardDetailLayers';
import { CardLimits } from './CardLimits';
import { CardTimeline } from './CardTimeline';
import { RowAction } from './RowAction';

/** One label and value of the host's own in the details of a card. */
export interface HostCardRow {
  readonly label: string;
  readonly value: ReactNode;
}

/** Props of `CardDetailView`. */
export interface CardDetailViewProps {
  readonly card: CardDetail;
  /** Rows of the host's own under the overview. */
  readonly hostRows?: readonly HostCardRow[] | undefined;
  /** Level of the headings of its parts. Default 3. */
  readonly partLevel?: 2 | 3 | undefined;
}

/** The details of a card in sections: overview, limits, authorizations, security, timeline. */
export function CardDetailView({ card, hostRows = [], partLevel = 3 }: CardDetailViewProps) {
  const say = useWords(cardsMessages);
  const [layer, open] = useState<CardLayer | null>(null);
  const overview = useOverview(card, open);
  const set = (isSet: boolean) => say(isSet ? 'cards.detail.set' : 'cards.detail.notSet');
  return (
    <Stack gap={8}>
      <Section level={partLevel} title={say('cards.detail.overview')}>
        <DetailList items={[...overview, ...hostRows]} />
      </Section>
      <Section level={partLevel} title={say('cards.detail.limits')}>
        <CardLimits card={card} />
      </Section>
      <Section level={partLevel} title={say('cards.detail.authorizations')}>
        <CardAuthorizations card={card} />
      </Section>
      <Section level={partLevel} title={say('cards.detail.security')}>
        <DetailList
          items={[
            { label: say('cards.detail.acsPassword'), value: set(card.acsPasswordSet) },
            ...(card.type === 'physical' ? [{ label: say('cards.detail.pin'), value: set(card.pinSet) }] : []),
          ]}
        />
      </Section>
      <Section level={partLevel} title={say('cards.detail.timeline')}>
        <CardTimeline events={card.timeline} />
      </Section>
      <CardDetailLayers card={card} layer={layer} onClose={() => open(null)} />
    </Stack>
  );
}

function useOverview(card: CardDetail, open: (layer: CardLayer) => void): HostCardRow[] {
  const say = useWords(cardsMessages);
  const format = useFormatters();
  const shared = card.shared ? ` · ${say('cards.shared')}` : '';
  return [
    {
      label: say('cards.column.balance'),
      value: (
        <>
          <MoneyText value={card.balance} />
          {card.mayTopUp && <RowAction onPress={() => open('topUp')}>{say('cards.topUp.open')}</RowAction>}
        </>
      ),
    },
    { label: say('cards.column.holder'), value: card.holderName },
    { label: say('cards.column.merchant'), value: card.merchantName },
    ...(card.label ? [{ label: say('cards.detail.label'), value: card.label }] : []),
    {
      label: say('cards.column.type'),
      value: `${say(cardType.labelKey(card.type))} · ${say(cardModel.labelKey(card.model))}${shared}`,
    },
    {
      label: say('cards.detail.number'),
      value: (
        <>
          <Text variant="caption" tabular dir="ltr">
            {`${say(cardScheme.labelKey(card.scheme))} ${card.bin} •••• ${card.last4}`}
          </Text>
          {card.mayReveal && <RowAction onPress={() => open('number')}>{say('cards.number.show')}</RowAction>}
        </>
      ),
    },
    { label: say('cards.column.expiry'), value: format.expiry(card.expiry) },
    { label: say('cards.column.created'), value: <InstantText value={card.createdAt} /> },
    {
      label: say('cards.column.activated'),
      value: card.activatedAt ? <InstantText value={card.activatedAt} /> : say('cards.detail.never'),
    },
    { label: say('cards.column.id'), value: <IdText value={card.id} what={say('cards.column.id')} /> },
    {
      label: say('cards.detail.merchantId'),
      value: <IdText value={card.merchantId} what={say('cards.detail.merchantId')} />,
    },
  ];
}

interface SectionProps {
  readonly level: 2 | 3;
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ level, title, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading level={level} variant="body" id={id} style={{ marginBlockEnd: 8 }}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
