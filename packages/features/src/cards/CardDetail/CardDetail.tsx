'use client';

import type { Card, CardDetail as CardRecord } from '@corridor/core';
import { Heading, Inline, Stack } from '@corridor/ui';
import { cardsMessages } from '../../messages/cards';
import { useRuntime } from '../../runtime/Runtime';
import { useRecord } from '../../runtime/useRecord';
import { WidgetFrame } from '../../runtime/WidgetFrame';
import { CardActions } from '../CardActions';
import { CardDetailBody } from './CardDetailBody';
import type { HostCardRow } from './CardDetailView';
import { CardHeading, CardSubheading } from './CardHeading';

/** Props of `CardDetail`. */
export interface CardDetailProps {
  readonly cardId: string;
  /** Rows of yours under the overview. */
  readonly detailRows?: (card: CardRecord) => readonly HostCardRow[];
}

const WORDS = [cardsMessages];

/** One card on a page of its own: identity, status, allowed actions, sections and timeline. */
export function CardDetail(props: CardDetailProps) {
  return (
    <WidgetFrame words={WORDS}>
      <CardDetailPage {...props} />
    </WidgetFrame>
  );
}

function CardDetailPage({ cardId, detailRows }: CardDetailProps) {
  const { gateway } = useRuntime();
  const record = useRecord(gateway.cards, cardId);
  return (
    <Stack as="article" gap={6} style={{ maxInlineSize: 720 }}>
      {record.data && <CardPageHeader card={record.data} />}
      <CardDetailBody record={record} detailRows={detailRows} partLevel={2} />
    </Stack>
  );
}

function CardPageHeader({ card }: { readonly card: Card }) {
  return (
    <Inline as="header" justify="between" align="start">
      <Stack gap={1}>
        <Heading level={1}>
          <CardHeading card={card} />
        </Heading>
        <CardSubheading card={card} />
      </Stack>
      <CardActions card={card} />
    </Inline>
  );
}
