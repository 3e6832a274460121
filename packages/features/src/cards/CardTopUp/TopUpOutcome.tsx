import type { GatewayError } from '@corridor/core';
import { Banner, Stack, Text } from '@corridor/ui';
import { ProblemBanner } from '../../display/ProblemBanner';
import { RequestIdText } from '../../display/RequestIdText';
import { cardsMessages } from '../../messages/cards';
import { useFocusOnce } from '../../runtime/useFocusOnce';
import { useWords } from '../../words/useWords';

/** Props of `TopUpOutcome`. */
export interface TopUpOutcomeProps {
  readonly error: GatewayError | undefined;
  /** No answer came: money may have moved. */
  readonly unknown: boolean;
}

/** Why a top-up was not done, or that nobody knows whether it was and that asking again is safe. */
export function TopUpOutcome({ error, unknown }: TopUpOutcomeProps) {
  return unknown ? <UnknownNotice error={error} /> : <ProblemBanner error={error} />;
}

function UnknownNotice({ error }: Pick<TopUpOutcomeProps, 'error'>) {
  const say = useWords(cardsMessages);
  const notice = useFocusOnce<HTMLDivElement>();
  return (
    <Banner ref={notice} tabIndex={-1} tone="warning" role="alert" title={say('cards.topUp.unknown')}>
      <Stack gap={2}>
        <Text variant="caption">{say('cards.topUp.unknownDetail')}</Text>
        {error?.requestId && <RequestIdText value={error.requestId} />}
      </Stack>
    </Banner>
  );
}
