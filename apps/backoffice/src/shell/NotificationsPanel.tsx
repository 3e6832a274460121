import { NotificationList, useMessages } from '@corridor/features';
import { Popover, Stack } from '@corridor/ui';
import { useContext, useEffect } from 'react';
import { styled } from 'styled-components';
import { hostMessages } from '../messages/host';
import { NoticesContext, useMarkNoticesRead, useShownNotices } from '../notices/NoticesContext';
import type { OnDemandPanel } from './OnDemand';
import { ShownNotices } from './ShownNotices';

const Panel = styled(Stack)`
  inline-size: min(360px, calc(100vw - 48px));
  max-block-size: 60dvh;
  overflow: auto;
`;

/** Notifications that the operator asked for, and the notices of this page, which are read once they are seen. */
export function NotificationsPanel(panel: OnDemandPanel) {
  const t = useMessages(hostMessages);
  const notices = useShownNotices();
  const markRead = useMarkNoticesRead();
  const { tellWaiting } = useContext(NoticesContext);
  useEffect(markRead, [markRead]);
  return (
    <Popover align="end" label={t('host.notifications.label')} onOpenChange={markRead} {...panel}>
      {(close) => (
        <Panel gap={5}>
          <NotificationList onUnreadChange={tellWaiting} onFollow={close} />
          {notices.length > 0 && <ShownNotices notices={notices} />}
        </Panel>
      )}
    </Popover>
  );
}
