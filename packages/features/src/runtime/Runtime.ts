import type { GatewayClient } from '@corridor/core';
import type { Density } from '@corridor/ui';
import { createContext, useContext } from 'react';
import type { EventListener } from '../events';
import type { Flights } from './createFlights';
import type { Reporter } from './createReporter';
import type { ReadStorePlace } from './ReadStore';

/** What every widget of one provider stands on. */
export interface Runtime {
  readonly gateway: GatewayClient;
  /** BCP 47 locale of words, numbers and dates. */
  readonly locale: string;
  /** IANA zone in which times are shown and ranges are meant. */
  readonly timezone: string;
  readonly emit: EventListener;
  /** Sets the height of rows and controls in all widgets of the provider; the host hears of it and may remember it. */
  readonly setDensity: (density: Density) => void;
  readonly reporter: Reporter;
  readonly flights: Flights;
  readonly reads: ReadStorePlace;
}

export const RuntimeContext = createContext<Runtime | null>(null);

/** The runtime of the provider around this widget. Throws where there is none. */
export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext);
  if (!runtime) throw new Error('Corridor widgets need a <CorridorProvider> around them');
  return runtime;
}
