import { useWords } from '@corridor/features';
import { Popover } from '@corridor/ui';
import { useEffect } from 'react';
import { hostMessages } from '../messages/host';
import { useMarkNoticesRead, useToldNotices } from '../notices/NoticesContext';
import { NotificationList } from './NotificationList';
import type { OnDemandPanel } from './OnDemand';

/** What the back office told since it was opened; all of it is read once it opens or closes. */
export function NotificationsPanel(panel: OnDemandPanel) {
  const say = useWords(hostMessages);
  const told = useToldNotices();
  const markRead = useMarkNoticesRead();
  useEffect(markRead, [markRead]);
  return (
    <Popover align="end" label={say('host.notifications.label')} onOpenChange={markRead} {...panel}>
      <NotificationList told={told} />
    </Popover>
  );
}
