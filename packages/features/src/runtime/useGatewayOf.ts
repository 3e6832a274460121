import { createGatewayClient, type GatewayClient } from '@corridor/core';
import { useEffect, useMemo, useRef } from 'react';

/** A gateway client of the host's making, or what one is made from. */
export type GatewayAccess =
  | { readonly gateway: GatewayClient; readonly baseURL?: never; readonly getAccessToken?: never }
  | {
      readonly gateway?: never;
      /** Scheme, host and optional path of the gateway. */
      readonly baseURL: string;
      /** Yields the session's token; asked before every call, so that a renewed one is used at once. */
      readonly getAccessToken: () => string | undefined | Promise<string | undefined>;
    };

/** The gateway client that a provider uses; its own is made once per address. */
export function useGatewayOf(access: GatewayAccess, locale: string): GatewayClient {
  const { gateway, baseURL } = access;
  const latest = useRef({ access, locale });
  useEffect(() => {
    latest.current = { access, locale };
  });
  return useMemo(
    () =>
      gateway ??
      createGatewayClient({
        baseURL: baseURL ?? '',
        getAccessToken: () => latest.current.access.getAccessToken?.(),
        getLocale: () => latest.current.locale,
      }),
    [gateway, baseURL],
  );
}
