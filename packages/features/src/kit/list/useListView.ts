import { useCallback, useRef, useState } from 'react';
import type { ViewChange } from './ListView';

/** Changes the view from what it is at that moment. */
export type ChangeView<View> = (change: (view: View) => View, why?: ViewChange) => void;

/** The view that a host holds where it gives one, and the list's own otherwise; what is not given is as in `start`. */
export function useListView<View extends object>(
  start: View,
  given: Partial<View> | undefined,
  onChange: ((view: View, why?: ViewChange) => void) | undefined,
): readonly [View, ChangeView<View>] {
  const controlled = given !== undefined && onChange !== undefined;
  const [own, setOwn] = useState<View>(() => ({ ...start, ...given }));
  const view = controlled ? { ...start, ...given } : own;
  const latest = useRef({ view, onChange });
  latest.current = { view, onChange };
  const change = useCallback<ChangeView<View>>((next, why) => {
    const changed = next(latest.current.view);
    latest.current.view = changed;
    setOwn(changed);
    latest.current.onChange?.(changed, why);
  }, []);
  return [view, change];
}
