import type { GatewayError } from '@corridor/core';
import { Banner, Text } from '@corridor/ui';
import { useMessages } from '../../i18n/useMessages';
import { signInMessages } from '../../messages/sign-in';
import { asClock } from '../../runtime/asClock';
import { describeError } from '../../runtime/describeError';

/** Props of `CallProblemNotice`. */
export interface CallProblemNoticeProps {
  readonly error: GatewayError | undefined;
  /** Seconds until a lock-out ends. */
  readonly secondsLeft: number;
}

/** Says why a call of the session failed and what to do; a lock-out counts down. */
export function CallProblemNotice({ error, secondsLeft }: CallProblemNoticeProps) {
  const t = useMessages(signInMessages);
  if (!error) return null;
  if (error.kind === 'rate-limited') {
    // The clock ticks outside the live region's own text, so that it is not read out every second.
    return (
      <Banner tone="warning" role="alert" title={t('session.signIn.locked')}>
        <Text tabular aria-live="off">
          {secondsLeft > 0
            ? t('session.signIn.lockedFor', { time: asClock(secondsLeft) })
            : t('session.signIn.unlocked')}
        </Text>
      </Banner>
    );
  }
  const words = describeError(error, t);
  return (
    <Banner tone="danger" title={words.title}>
      <Text>{`${words.detail} ${words.nextStep}`}</Text>
    </Banner>
  );
}
