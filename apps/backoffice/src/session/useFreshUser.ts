import type { SessionUser } from '@corridor/core';
import { useForgetEverything, useRightsChange } from '@corridor/features';
import { useEffect } from 'react';
import { useHostGateway } from '../app/HostGateway';
import { useReportFailure } from '../notices/ReportsContext';
import { ensureConfigs } from './configs';
import { developmentOf } from './development';
import { doubtRights, onRightsDoubted } from './doubtedRights';
import { rememberUser, storedUser } from './sessionStore';
import { useSessionUser } from './useSessionUser';

/**
 * The signed-in user: as stored at once, then as the gateway knows them. Asked again when something was refused, when the gateway
 * says that rights have changed and when the page becomes visible again; where the rights have changed, what is on screen is read anew. The configuration is fetched along.
 */
export function useFreshUser(): SessionUser | null {
  const gateway = useHostGateway();
  const report = useReportFailure();
  const forget = useForgetEverything();
  useRightsChange(doubtRights);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let underWay = false;
    let again = false;
    const failed = (reason: unknown) => report(reason, signal);
    const ask = async () => {
      const fresh = await gateway.session.query({ signal });
      const before = storedUser();
      rememberUser(fresh);
      if (before && rightsOf(before) !== rightsOf(fresh)) forget();
    };
    const refresh = () => {
      again = underWay;
      if (underWay) return;
      underWay = true;
      ask()
        .catch(failed)
        .finally(() => {
          underWay = false;
          if (again && !signal.aborted) refresh();
        });
    };
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    refresh();
    const stopDoubt = onRightsDoubted(refresh);
    document.addEventListener('visibilitychange', onVisibilityChange);
    ensureConfigs(gateway, developmentOf(location)?.partnerId).catch(failed);
    return () => {
      leaving.abort();
      stopDoubt();
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [gateway, report, forget]);
  return useSessionUser();
}

const rightsOf = ({ abilities, roles }: SessionUser) => JSON.stringify([roles, abilities]);
