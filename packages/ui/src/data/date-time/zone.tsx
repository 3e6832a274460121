'use client';

import { createContext, type ReactNode, useContext } from 'react';

const ZoneContext = createContext<string | undefined>(undefined);

/** Says in which IANA time zone times below it are shown; that of the browser without it. */
export function ZoneProvider({ zone, children }: { readonly zone: string; readonly children?: ReactNode }) {
  return <ZoneContext.Provider value={zone}>{children}</ZoneContext.Provider>;
}

/** IANA name of the time zone in effect. */
export function useZone(): string {
  return useContext(ZoneContext) ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
