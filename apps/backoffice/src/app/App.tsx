import { CorridorProvider } from '@corridor/features';
import { LinkProvider } from '@corridor/ui';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createNotices } from '../notices/createNotices';
import { LazyNoticeToasts } from '../notices/LazyNoticeToasts';
import { useReports } from '../notices/useReports';
import { PreferencesProvider, usePreferences } from '../preferences/PreferencesProvider';
import { createRoutes } from '../routes/createRoutes';
import { createHostGateway } from './createHostGateway';
import { HostGatewayContext } from './HostGateway';
import { RouterLink } from './RouterLink';
import { useSessionWatch } from './useSessionWatch';

/** The back office: one gateway, one router, and the operator's preferences around them. */
export function App() {
  return (
    <PreferencesProvider>
      <Host />
    </PreferencesProvider>
  );
}

function Host() {
  const { preferences } = usePreferences();
  const [gateway] = useState(createHostGateway);
  const [router] = useState(() => createBrowserRouter(createRoutes()));
  const [notices] = useState(createNotices);
  const reports = useReports(notices);
  useSessionWatch();
  const { scheme, locale, timezone, dir, density } = preferences;
  return (
    <HostGatewayContext.Provider value={gateway}>
      <CorridorProvider
        gateway={gateway}
        scheme={scheme}
        locale={locale}
        timezone={timezone}
        dir={dir}
        density={density}
        onEvent={reports.onEvent}
        onError={reports.onError}
      >
        <LinkProvider component={RouterLink}>
          <RouterProvider router={router} />
        </LinkProvider>
        <LazyNoticeToasts notices={notices} />
      </CorridorProvider>
    </HostGatewayContext.Provider>
  );
}
