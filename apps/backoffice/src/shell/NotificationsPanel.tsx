import { NotificationList, useMessages } from '@corridor/features';
import { Popover, Stack } from '@corridor/ui';
import { useContext, useEffect } from 'react';
import { styled } from 'styled-components';
import { hostMessages } from '../messages/host';
import { NoticesContext, useMarkNoticesRead, useToldNotices } from '../notices/NoticesContext';
import type { OnDemandPanel } from './OnDemand';
import { ToldNotices } from './ToldNotices';

const Panel = styled(Stack)`
  inline-size: min(360px, calc(100vw - 48px));
  max-block-size: 60dvh;
  overflow: auto;
`;

/** What the operator asked to be told of, and what this page told, which is read once it is seen. */
export function NotificationsPanel(panel: OnDemandPanel) {
  const t = useMessages(hostMessages);
  const told = useToldNotices();
  const markRead = useMarkNoticesRead();
  const { tellWaiting } = useContext(NoticesContext);
  useEffect(markRead, [markRead]);
  return (
    <Popover align="end" label={t('host.notifications.label')} onOpenChange={markRead} {...panel}>
      {(close) => (
        <Panel gap={5}>
          <NotificationList onUnreadChange={tellWaiting} onFollow={close} />
          {told.length > 0 && <ToldNotices told={told} />}
        </Panel>
      )}
    </Popover>
  );
}
