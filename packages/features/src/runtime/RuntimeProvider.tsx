import type { GatewayClient } from '@corridor/core';
import { type Density, useLocale } from '@corridor/ui';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { EventListener } from '../events';
import { createFlights } from './createFlights';
import { createReporter, type ErrorListener } from './createReporter';
import type { KnownAnswer } from './KnownAnswer';
import type { ReadStorePlace } from './ReadStore';
import { RuntimeContext } from './Runtime';

/** Props of `RuntimeProvider`. */
export interface RuntimeProviderProps {
  readonly gateway: GatewayClient;
  readonly known?: readonly KnownAnswer[] | undefined;
  readonly timezone: string;
  readonly onDensityChange: (density: Density) => void;
  readonly onEvent?: EventListener | undefined;
  readonly onError?: ErrorListener | undefined;
  readonly children?: ReactNode;
}

/** Gives widgets their gateway, a cache of their own and their listeners. Another gateway starts from nothing. */
export function RuntimeProvider({ gateway, known, ...rest }: RuntimeProviderProps) {
  const [tenant, setTenant] = useState({ gateway, id: 0 });
  if (tenant.gateway !== gateway) setTenant({ gateway, id: tenant.id + 1 });
  return <RuntimeScope key={tenant.id} gateway={gateway} known={tenant.id === 0 ? known : undefined} {...rest} />;
}

const NOTHING_KNOWN: readonly KnownAnswer[] = [];

const readsFrom = (known: readonly KnownAnswer[]): ReadStorePlace => ({ current: null, known });

function RuntimeScope(props: RuntimeProviderProps) {
  const { gateway, known = NOTHING_KNOWN, timezone, onDensityChange, onEvent, onError, children } = props;
  const locale = useLocale();
  const latest = useRef({ onEvent, onError });
  useEffect(() => {
    latest.current = { onEvent, onError };
  });
  const [lasting] = useState(() => ({
    emit: (event: Parameters<EventListener>[0]) => latest.current.onEvent?.(event),
    reporter: createReporter((error, context) => latest.current.onError?.(error, context)),
    flights: createFlights(),
    reads: readsFrom(known),
  }));
  useReadStoreOf(lasting.reads);
  const runtime = useMemo(() => {
    const setDensity = (density: Density) => {
      onDensityChange(density);
      lasting.emit({ type: 'density.changed', density });
    };
    return { gateway, locale, timezone, setDensity, ...lasting };
  }, [gateway, locale, timezone, onDensityChange, lasting]);
  return <RuntimeContext.Provider value={runtime}>{children}</RuntimeContext.Provider>;
}

// StrictMode takes every part away and brings it back: the store goes on where it was.
function useReadStoreOf(reads: ReadStorePlace): void {
  useEffect(() => {
    reads.current?.open();
    return () => reads.current?.close();
  }, [reads]);
}
