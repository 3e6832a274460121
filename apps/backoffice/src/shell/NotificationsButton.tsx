import { useWords } from '@corridor/features';
import { Badge, BellIcon, Icon, IconButton, Popover } from '@corridor/ui';
import { useState } from 'react';
import { hostMessages } from '../messages/host';
import { useToldNotices } from '../notices/NoticesContext';
import { NotificationList } from './NotificationList';

/** What the back office told since it was opened; a count says how much of it is unread. */
export function NotificationsButton() {
  const say = useWords(hostMessages);
  const told = useToldNotices();
  const [seen, setSeen] = useState(0);
  const unread = told.filter(({ key }) => key > seen).length;
  const label = unread > 0 ? say('host.notifications.unread', { count: unread }) : say('host.notifications.label');
  return (
    <Popover
      align="end"
      label={say('host.notifications.label')}
      onOpenChange={() => setSeen(told[0]?.key ?? 0)}
      trigger={
        <IconButton label={label}>
          <Icon of={BellIcon} />
          {unread > 0 && <Badge count={unread} tone="danger" aria-hidden="true" />}
        </IconButton>
      }
    >
      <NotificationList told={told} />
    </Popover>
  );
}
