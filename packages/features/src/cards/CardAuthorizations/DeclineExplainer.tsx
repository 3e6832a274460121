import {
  type AuthorizationDetail,
  type CardDetail,
  cardStatus,
  type DeclineReason,
  declineReason,
} from '@corridor/core';
import { Box, Stack, Text } from '@corridor/ui';
import { useId } from 'react';
import { authorizationsMessages } from '../../messages/authorizations';
import { cardsMessages } from '../../messages/cards';
import { useFormatters } from '../../runtime/useFormatters';
import { useWords } from '../../words/useWords';
import { limitOf, type RemedyState } from './remedyState';

/** Props of `DeclineExplainer`. */
export interface DeclineExplainerProps {
  readonly authorization: AuthorizationDetail;
  readonly card: CardDetail;
  readonly remedy: RemedyState | null;
}

/** Why a payment was declined, in words, and what helps. */
export function DeclineExplainer({ authorization, card, remedy }: DeclineExplainerProps) {
  const say = useWords(authorizationsMessages);
  const id = useId();
  const { declineReason: reason, responseCode } = authorization;
  return (
    <Box as="section" border radius="card" surface="sunken" padding={4} aria-labelledby={id}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Text variant="overline" color="muted" as="h3" id={id}>
            {say('authorizations.decline.title')}
          </Text>
          {reason && (
            <Text variant="section" weight="semibold">
              {say(declineReason.labelKey(reason))}
            </Text>
          )}
          {reason && <Text>{say(`authorizations.decline.${reason}`)}</Text>}
          {reason && <FactNow reason={reason} card={card} />}
          <Text variant="caption" color="muted">
            {`${say('authorizations.decline.nothing')} ${say('authorizations.column.response')} ${responseCode}.`}
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
  const say = useWords(authorizationsMessages, cardsMessages);
  const format = useFormatters();
  const limit = limitOf(reason);
  const value = limit && card.limits[limit];
  const isMoney = reason === 'insufficientFunds';
  if (!isMoney && (!limit || value === undefined)) return null;
  const amount = typeof value === 'number' ? format.count(value) : format.money(value ?? card.balance);
  return (
    <Text variant="caption" tabular>
      {limit
        ? say('authorizations.decline.limitNow', { limit: say(`cards.limits.${limit}`), amount })
        : say('authorizations.decline.balanceNow', { amount })}
    </Text>
  );
}

interface RemedyWordsProps {
  readonly remedy: RemedyState;
  readonly card: CardDetail;
}

function RemedyWords({ remedy, card }: RemedyWordsProps) {
  const say = useWords(authorizationsMessages, cardsMessages);
  const words = (): string => {
    if (remedy.kind === 'offered') return say(`authorizations.remedy.offered.${remedy.remedy}`);
    if (remedy.kind === 'ofOthers') {
      return say('authorizations.remedy.ofOthers', { remedy: say(`authorizations.remedy.${remedy.remedy}`) });
    }
    if (remedy.kind === 'limitAtDefault') {
      return say('authorizations.remedy.limitAtDefault', { limit: say(`cards.limits.${remedy.limit}`) });
    }
    if (remedy.kind === 'statusNow') {
      return say('authorizations.remedy.statusNow', { status: say(cardStatus.labelKey(card.status)) });
    }
    return say(`authorizations.remedy.${remedy.kind}`);
  };
  return (
    <Stack gap={1} role="status">
      <Text variant="body" weight="semibold">
        {say('authorizations.remedy.title')}
      </Text>
      <Text>{words()}</Text>
      <Text variant="caption" color="muted">
        {say('authorizations.remedy.again')}
      </Text>
    </Stack>
  );
}
