import { useEffect, useRef } from 'react';
import { useRuntime } from '../Runtime';
import type { ChangeListener } from './ChangeListener';
import { sharedChangesOf } from './sharedChanges';

/** Hears of what others change while the component is there. */
export function useChanges(listener: Pick<ChangeListener, 'onChange' | 'onMissed'>): void {
  const { gateway } = useRuntime();
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(
    () =>
      sharedChangesOf(gateway.changes).subscribe({
        onChange: (change) => latest.current.onChange(change),
        onMissed: () => latest.current.onMissed(),
      }),
    [gateway],
  );
}
