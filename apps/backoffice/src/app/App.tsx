import type { GatewayClient } from '@corridor/core';
import { CorridorProvider, type KnownAnswer } from '@corridor/features';
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
import { HostGatewayContext } from './HostGateway';
import { RouterLink } from './RouterLink';
import { useSessionWatch } from './useSessionWatch';

/** Props of `App`. */
export interface AppProps extends ScreenRouterProps {
  readonly gateway: GatewayClient;
  /** What the first screen need not ask for. */
  readonly known: readonly KnownAnswer[];
}

/** The back office: one gateway, one router, and what widgets report. */
export function App({ gateway, known, ...journey }: AppProps) {
  const look = useLook();
  const { change } = usePreferences();
  const [notices] = useState(createNotices);
  const { onEvent, onError } = useReports(notices, change);
  useSessionWatch();
  return (
    <HostGatewayContext.Provider value={gateway}>
      <NoticesContext.Provider value={notices}>
        <ReportsContext.Provider value={onError}>
          <CorridorProvider gateway={gateway} known={known} {...look} onEvent={onEvent} onError={onError}>
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
