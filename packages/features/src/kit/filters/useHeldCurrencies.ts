import { useEffect, useState } from 'react';
import { useRuntime } from '../../runtime/Runtime';

const NONE: readonly string[] = [];

/** Currencies of the accounts that the reader may see, once they are known; who may see none has none, and hears nothing of it. */
export function useHeldCurrencies(isAsked: boolean): readonly string[] {
  const { gateway } = useRuntime();
  const [held, setHeld] = useState(NONE);
  useEffect(() => {
    if (!isAsked) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    gateway.accounts.call('totals', {}, { signal }).then(
      (totals) => !signal.aborted && setHeld(totals.map(({ currency }) => currency)),
      () => undefined,
    );
    return () => leaving.abort();
  }, [gateway, isAsked]);
  return held;
}
