import type { GatewayClient } from '@corridor/core';
import type { Density } from '@corridor/ui';
import { createContext, useContext } from 'react';
import type { InFlightReads } from './createInFlightReads';
import type { Reporter } from './createReporter';
import type { EventListener } from './events';
import type { FormDrafts, GuardLeaving } from './FormDrafts';
import type { ReadStore } from './ReadStore';
import type { RecordHref } from './RecordTarget';
import type { Surface } from './Surface';

/** Everything that the widgets of one provider share. */
export interface Runtime {
  readonly gateway: GatewayClient;
  /** BCP 47 locale of words, numbers and dates. */
  readonly locale: string;
  /** IANA zone in which times are shown and ranges are meant. */
  readonly timezone: string;
  /** What widgets stand on. */
  readonly surface: Surface;
  readonly emit: EventListener;
  /** Sets the height of rows and controls in all widgets of the provider; the host hears of it and may remember it. */
  readonly setDensity: (density: Density) => void;
  /** Store of form drafts; absent if the host keeps none. */
  readonly drafts?: FormDrafts | undefined;
  /** Lets the host ask before its page shows something else; absent where it never does so of itself. */
  readonly guardLeaving?: GuardLeaving | undefined;
  /** Where the host's page has a record or list that a widget leads to. */
  readonly recordHref: RecordHref;
  readonly reporter: Reporter;
  readonly inFlightReads: InFlightReads;
  readonly reads: ReadStore;
}

export const RuntimeContext = createContext<Runtime | null>(null);

/** The runtime of the provider around this widget. Throws where there is none. */
export function useRuntime(): Runtime {
  const runtime = useContext(RuntimeContext);
  if (!runtime) throw new Error('Corridor widgets need a <CorridorProvider> around them');
  return runtime;
}
