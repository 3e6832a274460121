import type { UserNotification } from '@corridor/core';
import { Text, v } from '@corridor/ui';
import { styled } from 'styled-components';
import { useTranslator } from '../../i18n/I18nProvider';
import { InstantText } from '../../kit/display/InstantText';
import { RecordLink } from '../../kit/display/RecordLink';

/** Props of `NotificationLine`. */
export interface NotificationLineProps {
  readonly notification: UserNotification;
  /** The record was opened. */
  readonly onFollow: () => void;
}

const Line = styled.li.withConfig({ componentId: 'cr-NotificationLine' })`
  display: grid;
  grid-template-columns: 8px minmax(0, 1fr) auto;
  column-gap: ${v('space.2')};
  align-items: baseline;
  padding-block: ${v('space.2')};
  border-block-end: 1px solid ${v('border')};
  &:last-child { border-block-end: 0; }
`;

const Dot = styled.span.withConfig({ componentId: 'cr-NotificationDot' })`
  inline-size: 8px;
  block-size: 8px;
  border-radius: 50%;
  &[data-unread] { background: ${v('primary.fill')}; }
`;

const Name = styled.span.withConfig({ componentId: 'cr-NotificationName' })`
  grid-column: 2 / -1;
  overflow-wrap: anywhere;
`;

/** What happened to which record, and when; a dot and a word say that it is unread. */
export function NotificationLine({ notification, onFollow }: NotificationLineProps) {
  const t = useTranslator();
  const { kind, segment, recordId, name, at, read } = notification;
  return (
    <Line>
      <Dot
        {...(read
          ? { 'aria-hidden': true }
          : { 'data-unread': '', role: 'img', 'aria-label': t('notifications.unread') })}
      />
      <Text weight={read ? 'regular' : 'semibold'}>{t(`notifications.kind.${kind}`)}</Text>
      <Text variant="caption" color="muted">
        <InstantText value={at} short />
      </Text>
      <Name>
        <RecordLink to={{ segment, id: recordId }} onFollow={onFollow}>
          <bdi>{name}</bdi>
        </RecordLink>
      </Name>
    </Line>
  );
}
