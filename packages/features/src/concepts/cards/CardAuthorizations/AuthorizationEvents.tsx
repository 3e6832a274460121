import { type AuthorizationDetail, type AuthorizationEventKind, authorizationEventKind } from '@corridor/core';
import { Timeline, TimelineItem, type Tone } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { InstantText } from '../../../kit/display/InstantText';
import { MoneyText } from '../../../kit/display/MoneyText';
import { authorizationsMessages } from '../../../messages/authorizations';
import { isAmount } from './isAmount';

const TONES: Readonly<Record<AuthorizationEventKind, Tone>> = {
  authorized: 'info',
  declined: 'danger',
  reversed: 'neutral',
  cleared: 'success',
  refunded: 'info',
  expired: 'neutral',
};

/** Props of `AuthorizationEvents`. */
export interface AuthorizationEventsProps {
  readonly authorization: AuthorizationDetail;
}

/** What happened to an authorization, oldest first, and when what is still held will be let go. */
export function AuthorizationEvents({ authorization }: AuthorizationEventsProps) {
  const t = useMessages(authorizationsMessages);
  const { events, expiresAt, held } = authorization;
  return (
    <Timeline label={t('authorizations.detail.events')}>
      {events.map(({ id, kind, amount, at }) => (
        <TimelineItem
          key={id}
          tone={TONES[kind]}
          title={t(authorizationEventKind.labelKey(kind))}
          time={<InstantText value={at} />}
        >
          <MoneyText value={amount} />
        </TimelineItem>
      ))}
      {expiresAt && isAmount(held) && (
        <TimelineItem pending title={t('authorizations.hold.letGo')} time={<InstantText value={expiresAt} />}>
          <MoneyText value={held} />
        </TimelineItem>
      )}
    </Timeline>
  );
}
