import { type CardDetail, cardModel, cardScheme, cardStatus, cardType, embossedName } from '@corridor/core';
import { CardVisual, Inline, Stack, Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { cardTones } from '../../../kit/display/cardTones';
import { cardsMessages } from '../../../messages/cards';
import { useFormatters } from '../../../runtime/useFormatters';
import { BalanceLine } from './BalanceLine';

const { normal, unactivated } = cardStatus.code;

/** A card as it looks beside its balance, before anything else is said of it. */
export function CardIdentity({ record: card }: Pick<SectionProps<CardDetail>, 'record'>) {
  const t = useMessages(cardsMessages);
  const format = useFormatters();
  return (
    <Inline gap={5} align="center">
      <CardVisual
        scheme={card.scheme}
        schemeName={t(cardScheme.labelKey(card.scheme))}
        last4={card.last4}
        holder={embossedName(card.holderName) ?? card.holderName}
        expiry={format.expiry(card.expiry)}
        kind={`${t(cardType.labelKey(card.type))} · ${t(cardModel.labelKey(card.model))}`}
        status={{ text: t(cardStatus.labelKey(card.status)), tone: cardTones[card.status] }}
        muted={card.status !== normal && card.status !== unactivated}
        style={{ maxInlineSize: 260 }}
      />
      <Stack gap={1} align="start">
        <Text variant="caption" color="muted">
          {t('cards.column.balance')}
        </Text>
        <BalanceLine card={card} />
      </Stack>
    </Inline>
  );
}
