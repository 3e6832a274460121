import { type ReactNode, useEffect } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import type { ReadStore } from './ReadStore';

/** Props of `ReadScope`. */
export interface ReadScopeProps {
  readonly store: ReadStore;
  readonly children: ReactNode;
}

/** Gives the reads of all widgets inside the cache of one store. */
export function ReadScope({ store, children }: ReadScopeProps) {
  return (
    <SWRConfig value={{ provider: () => store.cache }}>
      <StoreOpen store={store} />
      {children}
    </SWRConfig>
  );
}

// StrictMode takes every part away and brings it back: the store goes on where it was.
function StoreOpen({ store }: Pick<ReadScopeProps, 'store'>) {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    store.open(mutate);
    return () => store.close();
  }, [store, mutate]);
  return null;
}
