import { useMessages } from '@corridor/features';
import { Badge, BellIcon, Icon, IconButton, whenIdle } from '@corridor/ui';
import { useContext, useEffect } from 'react';
import { styled } from 'styled-components';
import { useHostGateway } from '../app/HostGateway';
import { hostMessages } from '../messages/host';
import { NoticesContext, useUnreadNotices } from '../notices/NoticesContext';
import { onDemand } from './OnDemand';

/** The count sits on the corner of the bell. */
const Bell = styled.span`
  position: relative;
  display: inline-flex;
  > :nth-child(2) {
    position: absolute;
    inset-block-end: 8px;
    inset-inline-start: 10px;
  }
`;

const NotificationsPanel = onDemand(async () => (await import('./NotificationsPanel')).NotificationsPanel);

/** Opens what the operator asked to be told of, and what the back office told since it was opened; a count says how much is unread. */
export function NotificationsButton() {
  const t = useMessages(hostMessages);
  const unread = useUnreadNotices();
  const gateway = useHostGateway();
  const notices = useContext(NoticesContext);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    const cancel = whenIdle(async () => {
      const { watchNotifications } = await import('../notices/watchNotifications');
      if (!left) stop = watchNotifications(gateway, notices);
    });
    return () => {
      left = true;
      cancel();
      stop?.();
    };
  }, [gateway, notices]);
  const label = unread > 0 ? t('host.notifications.unread', { count: unread }) : t('host.notifications.label');
  return (
    <NotificationsPanel
      trigger={
        <IconButton label={label}>
          <Bell>
            <Icon of={BellIcon} />
            {unread > 0 && <Badge count={unread} tone="danger" aria-hidden="true" />}
          </Bell>
        </IconButton>
      }
    />
  );
}
