import { useWords } from '@corridor/features';
import { Badge, BellIcon, Icon, IconButton } from '@corridor/ui';
import { hostMessages } from '../messages/host';
import { useUnreadNotices } from '../notices/NoticesContext';
import { onDemand } from './OnDemand';

const NotificationsPanel = onDemand(async () => (await import('./NotificationsPanel')).NotificationsPanel);

/** Opens what the back office told since it was opened; a count says how much of it is unread. */
export function NotificationsButton() {
  const say = useWords(hostMessages);
  const unread = useUnreadNotices();
  const label = unread > 0 ? say('host.notifications.unread', { count: unread }) : say('host.notifications.label');
  return (
    <NotificationsPanel
      trigger={
        <IconButton label={label}>
          <Icon of={BellIcon} />
          {unread > 0 && <Badge count={unread} tone="danger" aria-hidden="true" />}
        </IconButton>
      }
    />
  );
}
