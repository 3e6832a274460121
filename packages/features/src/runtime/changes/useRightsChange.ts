import { useEffect, useRef } from 'react';
import { useRuntime } from '../Runtime';
import { afterFirstView } from './afterFirstView';

/** Calls back when what the signed-in user may do has changed, or may have: for a host that asks again and redraws. */
export function useRightsChange(onChange: () => void): void {
  const { gateway } = useRuntime();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    let end: (() => void) | undefined;
    let left = false;
    const listen = async () => {
      await afterFirstView();
      const { sharedChangesOf } = await import('./sharedChanges');
      if (!left) end = sharedChangesOf(gateway.changes).subscribe({ onRights: () => latest.current() });
    };
    // Without that code nothing is heard, as where there is no stream.
    listen().catch(() => undefined);
    return () => {
      left = true;
      end?.();
    };
  }, [gateway]);
}
