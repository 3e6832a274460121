import { CorridorProvider } from '@corridor/features';
import { LinkProvider } from '@corridor/ui';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { PreferencesProvider, usePreferences } from '../preferences/PreferencesProvider';
import { createRoutes } from '../routes/createRoutes';
import { createHostGateway } from './createHostGateway';
import { HostGatewayContext } from './HostGateway';
import { HostToasts } from './HostToasts';
import { RouterLink } from './RouterLink';
import { useHostReports } from './useHostReports';
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
  const reports = useHostReports();
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
        <HostToasts toasts={reports.toasts} />
      </CorridorProvider>
    </HostGatewayContext.Provider>
  );
}
