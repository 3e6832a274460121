import type { SessionUser } from '@corridor/core';
import { useEffect, useState } from 'react';
import { useHostGateway } from '../app/HostGateway';
import { useReportFailure } from '../notices/ReportsContext';
import { ensureConfigs } from './configs';
import { rememberUser, storedUser } from './sessionStore';

/** The signed-in user: as stored at once, then as the gateway knows them; the configuration is fetched along where it is missing. */
export function useSessionUser(): SessionUser | null {
  const gateway = useHostGateway();
  const report = useReportFailure();
  const [user, setUser] = useState(storedUser);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const refresh = async () => {
      const fresh = await gateway.session.query({ signal });
      rememberUser(fresh);
      setUser(fresh);
    };
    const failed = (reason: unknown) => report(reason, signal);
    refresh().catch(failed);
    ensureConfigs(gateway, storedUser()?.partnerId ?? null).catch(failed);
    return () => leaving.abort();
  }, [gateway, report]);
  return user;
}
