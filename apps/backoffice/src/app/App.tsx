import type { GatewayClient } from '@corridor/core';
import { CorridorProvider, type InitialData } from '@corridor/features';
import { LinkProvider } from '@corridor/ui';
import { useState } from 'react';
import { hostMessages } from '../messages/host';
import { useMissingCode } from '../network/useMissingCode';
import { createNotices } from '../notices/createNotices';
import { NoticeLayer } from '../notices/NoticeLayer';
import { NoticesContext } from '../notices/NoticesContext';
import { ReportsContext } from '../notices/ReportsContext';
import { useReports } from '../notices/useReports';
import { usePreferences } from '../preferences/PreferencesProvider';
import { useLook } from '../preferences/useLook';
import { recordHref } from '../routes/recordHref';
import { ScreenRouter, type ScreenRouterProps } from '../routes/ScreenRouter';
import { formDrafts } from '../session/formDrafts';
import { HostGatewayContext } from './HostGateway';
import { RouterLink } from './RouterLink';
import { useSessionWatch } from './useSessionWatch';
import { WithMessages } from './WithMessages';

/** Props of `App`. */
export interface AppProps extends ScreenRouterProps {
  readonly gateway: GatewayClient;
  /** What the first screen need not ask for. */
  readonly initialData: readonly InitialData[];
}

/** The back office: one gateway, one router, and what widgets report. */
export function App({ gateway, initialData, ...router }: AppProps) {
  const look = useLook();
  const { change } = usePreferences();
  const [notices] = useState(createNotices);
  const { onEvent, onError } = useReports(notices, change);
  useSessionWatch();
  useMissingCode(notices);
  return (
    <HostGatewayContext.Provider value={gateway}>
      <NoticesContext.Provider value={notices}>
        <ReportsContext.Provider value={onError}>
          <CorridorProvider
            gateway={gateway}
            initialData={initialData}
            drafts={formDrafts}
            guardLeaving={router.routing.guardLeaving}
            {...look}
            onEvent={onEvent}
            onError={onError}
            recordHref={recordHref}
          >
            <LinkProvider component={RouterLink}>
              <WithMessages messages={hostMessages}>
                <ScreenRouter {...router} />
              </WithMessages>
            </LinkProvider>
            <NoticeLayer notices={notices} />
          </CorridorProvider>
        </ReportsContext.Provider>
      </NoticesContext.Provider>
    </HostGatewayContext.Provider>
  );
}
