import { type GatewayClient, loadHttp } from '@corridor/core';
import { useEffect, useMemo, useRef } from 'react';
import { createRenewingGateway } from './createRenewingGateway';
import { usePrefetch } from './usePrefetch';

/** A gateway client of the host's making, or what one is made from. */
export type GatewayAccess =
  | { readonly gateway: GatewayClient; readonly baseURL?: never; readonly getAccessToken?: never }
  | {
      readonly gateway?: never;
      /** Scheme, host and optional path of the gateway. */
      readonly baseURL: string;
      /**
       * Yields the session's token; asked before the first call, and again, once for all, when calls are refused with 401.
       * A provider keeps to one user: for another, mount another provider (give it a `key`).
       */
      readonly getAccessToken: () => string | undefined | Promise<string | undefined>;
    };

// A host with a gateway of its own knows better when to fetch what it sends with.
const OWN = [loadHttp];
const HOSTS: typeof OWN = [];

/** The gateway client that a provider uses; its own is made once per address. */
export function useGatewayOf(access: GatewayAccess, locale: string): GatewayClient {
  const { gateway, baseURL } = access;
  const latest = useRef({ access, locale });
  useEffect(() => {
    latest.current = { access, locale };
  });
  usePrefetch(gateway ? HOSTS : OWN);
  return useMemo(() => {
    if (gateway) return gateway;
    const ask = () => latest.current.access.getAccessToken?.();
    const getLocale = () => latest.current.locale;
    return createRenewingGateway(ask, { baseURL: baseURL ?? '', getLocale, leanReads: true });
  }, [gateway, baseURL]);
}
