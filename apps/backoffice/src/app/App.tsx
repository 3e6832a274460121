import { CorridorProvider } from '@corridor/features';
import { LinkProvider } from '@corridor/ui';
import { useState } from 'react';
import { createNotices } from '../notices/createNotices';
import { LazyNoticeToasts } from '../notices/LazyNoticeToasts';
import { NoticesContext } from '../notices/NoticesContext';
import { ReportsContext } from '../notices/ReportsContext';
import { useReports } from '../notices/useReports';
import { usePreferences } from '../preferences/PreferencesProvider';
import { useLook } from '../preferences/useLook';
import { ScreenRouter, type ScreenRouterProps } from '../routes/ScreenRouter';
import { createHostGateway } from './createHostGateway';
import { HostGatewayContext } from './HostGateway';
import { RouterLink } from './RouterLink';
import { useSessionWatch } from './useSessionWatch';

/** The back office: one gateway, one router, and what widgets report. */
export function App(journey: ScreenRouterProps) {
  const look = useLook();
  const { change } = usePreferences();
  const [gateway] = useState(createHostGateway);
  const [notices] = useState(createNotices);
  const { onEvent, onError } = useReports(notices, change);
  useSessionWatch();
  return (
    <HostGatewayContext.Provider value={gateway}>
      <NoticesContext.Provider value={notices}>
        <ReportsContext.Provider value={onError}>
          <CorridorProvider gateway={gateway} {...look} onEvent={onEvent} onError={onError}>
            <LinkProvider component={RouterLink}>
              <ScreenRouter {...journey} />
            </LinkProvider>
            <LazyNoticeToasts notices={notices} />
          </CorridorProvider>
        </ReportsContext.Provider>
      </NoticesContext.Provider>
    </HostGatewayContext.Provider>
  );
}
