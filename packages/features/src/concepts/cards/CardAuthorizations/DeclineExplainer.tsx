import {
  type AuthorizationDetail,
  type CardDetail,
  cardStatus,
  type DeclineReason,
  declineReason,
} from '@corridor/core';
import { Box, Stack, Text } from '@corridor/ui';
import { useId } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { authorizationsMessages } from '../../../messages/authorizations';
import { cardDetailsMessages } from '../../../messages/card-details';
import { cardsMessages } from '../../../messages/cards';
import { useFormatters } from '../../../runtime/useFormatters';
import { limitOf, type RemedyState } from './remedyState';

/** Props of `DeclineExplainer`. */
export interface DeclineExplainerProps {
  readonly authorization: AuthorizationDetail;
  readonly card: CardDetail;
  readonly remedy: RemedyState | null;
}

/** Why a payment was declined, in words, and what helps. */
export function DeclineExplainer({ authorization, card, remedy }: DeclineExplainerProps) {
  const t = useMessages(authorizationsMessages);
  const id = useId();
  const { declineReason: reason, responseCode } = authorization;
  return (
    <Box as="section" border radius="card" surface="sunken" padding={4} aria-labelledby={id}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Text variant="overline" color="muted" as="h3" id={id}>
            {t('authorizations.decline.title')}
          </Text>
          {reason && (
            <Text variant="section" weight="semibold">
              {t(declineReason.labelKey(reason))}
            </Text>
          )}
          {reason && <Text>{t(`authorizations.decline.${reason}`)}</Text>}
          {reason && <FactNow reason={reason} card={card} />}
          <Text variant="caption" color="muted">
            {`${t('authorizations.decline.nothing')} ${t('authorizations.column.response')} ${responseCode}.`}
          </Text>
        </Stack>
        {remedy && <RemedyWords remedy={remedy} card={card} />}
      </Stack>
    </Box>
  );
}

interface FactNowProps {
  readonly reason: DeclineReason;
  readonly card: CardDetail;
}

/** The figure that the payment ran into, as it is now. */
function FactNow({ reason, card }: FactNowProps) {
  const t = useMessages(authorizationsMessages, cardDetailsMessages);
  const format = useFormatters();
  const limit = limitOf(reason);
  const value = limit && card.limits[limit];
  const isMoney = reason === 'insufficientFunds';
  if (!isMoney && (!limit || value === undefined)) return null;
  const amount = typeof value === 'number' ? format.count(value) : format.money(value ?? card.balance);
  return (
    <Text variant="caption" tabular>
      {limit
        ? t('authorizations.decline.limitNow', { limit: t(`cards.limits.${limit}`), amount })
        : t('authorizations.decline.balanceNow', { amount })}
    </Text>
  );
}

interface RemedyWordsProps {
  readonly remedy: RemedyState;
  readonly card: CardDetail;
}

function RemedyWords({ remedy, card }: RemedyWordsProps) {
  const t = useMessages(authorizationsMessages, cardDetailsMessages);
  const ofCards = useMessages(cardsMessages);
  const words = (): string => {
    if (remedy.kind === 'offered') return t(`authorizations.remedy.offered.${remedy.remedy}`);
    if (remedy.kind === 'ofOthers') {
      return t('authorizations.remedy.ofOthers', { remedy: t(`authorizations.remedy.${remedy.remedy}`) });
    }
    if (remedy.kind === 'limitAtDefault') {
      return t('authorizations.remedy.limitAtDefault', { limit: t(`cards.limits.${remedy.limit}`) });
    }
    if (remedy.kind === 'statusNow') {
      return t('authorizations.remedy.statusNow', { status: ofCards(cardStatus.labelKey(card.status)) });
    }
    return t(`authorizations.remedy.${remedy.kind}`);
  };
  return (
    <Stack gap={1} role="status">
      <Text variant="body" weight="semibold">
        {t('authorizations.remedy.title')}
      </Text>
      <Text>{words()}</Text>
      <Text variant="caption" color="muted">
        {t('authorizations.remedy.again')}
      </Text>
    </Stack>
  );
}
