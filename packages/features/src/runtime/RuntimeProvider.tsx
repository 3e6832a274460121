import type { GatewayClient, GatewayError } from '@corridor/core';
import { type Density, useLocale } from '@corridor/ui';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { fetchRefusals } from '../i18n/fetchRefusals';
import { useI18n } from '../i18n/I18nProvider';
import { createInFlightReads } from './createInFlightReads';
import { createReadStore } from './createReadStore';
import { createReporter, type ErrorListener } from './createReporter';
import type { EventListener } from './events';
import type { FormDrafts, GuardLeaving } from './FormDrafts';
import type { InitialData } from './InitialData';
import { ReadScope } from './ReadScope';
import type { RecordHref } from './RecordTarget';
import { RuntimeContext } from './Runtime';
import type { Surface } from './Surface';

/** Props of `RuntimeProvider`. */
export interface RuntimeProviderProps {
  readonly gateway: GatewayClient;
  readonly initialData?: readonly InitialData[] | undefined;
  readonly timezone: string;
  readonly surface?: Surface | undefined;
  /** Settings that the page got wrong; the host hears of each. */
  readonly mistakes: readonly GatewayError[];
  readonly onDensityChange: (density: Density) => void;
  readonly drafts?: FormDrafts | undefined;
  readonly guardLeaving?: GuardLeaving | undefined;
  readonly onEvent?: EventListener | undefined;
  readonly onError?: ErrorListener | undefined;
  readonly recordHref?: RecordHref | undefined;
  readonly children?: ReactNode;
}

/** Gives widgets their gateway, a cache of their own and their listeners. Another gateway starts from nothing. */
export function RuntimeProvider({ gateway, initialData, ...rest }: RuntimeProviderProps) {
  const [tenant, setTenant] = useState({ gateway, id: 0 });
  if (tenant.gateway !== gateway) setTenant({ gateway, id: tenant.id + 1 });
  return (
    <RuntimeScope key={tenant.id} gateway={gateway} initialData={tenant.id === 0 ? initialData : undefined} {...rest} />
  );
}

const nowhere: RecordHref = () => undefined;

const NO_INITIAL_DATA: readonly InitialData[] = [];

function RuntimeScope(props: RuntimeProviderProps) {
  const {
    gateway,
    initialData = NO_INITIAL_DATA,
    timezone,
    mistakes,
    onDensityChange,
    onEvent,
    onError,
    children,
  } = props;
  const { drafts, guardLeaving, recordHref = nowhere, surface = 'base' } = props;
  const locale = useLocale();
  const words = useI18n();
  const latest = useRef({ onEvent, onError });
  useEffect(() => {
    latest.current = { onEvent, onError };
  });
  const [lasting] = useState(() => ({
    emit: (event: Parameters<EventListener>[0]) => latest.current.onEvent?.(event),
    reporter: createReporter((error, context) => {
      if (error.reason !== undefined || error.fields.length > 0) void fetchRefusals(words).catch(() => undefined);
      latest.current.onError?.(error, context);
    }),
    inFlightReads: createInFlightReads(),
    reads: createReadStore(initialData),
  }));
  useEffect(() => {
    for (const mistake of mistakes) lasting.reporter.failed(mistake, { segment: 'provider', verb: 'render' });
  }, [mistakes, lasting]);
  const runtime = useMemo(() => {
    const setDensity = (density: Density) => {
      onDensityChange(density);
      lasting.emit({ type: 'density.changed', density });
    };
    return { gateway, locale, timezone, surface, setDensity, drafts, guardLeaving, recordHref, ...lasting };
  }, [gateway, locale, timezone, surface, onDensityChange, drafts, guardLeaving, recordHref, lasting]);
  return (
    <RuntimeContext.Provider value={runtime}>
      <ReadScope store={lasting.reads}>{children}</ReadScope>
    </RuntimeContext.Provider>
  );
}
