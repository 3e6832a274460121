import { useCallback, useRef, useState } from 'react';
import { type CardView, defaultCardView } from './view';

/** Changes the view from what it is at that moment. */
export type ChangeView = (change: (view: CardView) => CardView) => void;

/** The view that a host holds where it gives one, and the table's own otherwise. */
export function useCardView(
  given: Partial<CardView> | undefined,
  onChange: ((view: CardView) => void) | undefined,
): readonly [CardView, ChangeView] {
  const controlled = given !== undefined && onChange !== undefined;
  const [own, setOwn] = useState<CardView>(() => ({ ...defaultCardView, ...given }));
  const view = controlled ? { ...defaultCardView, ...given } : own;
  const latest = useRef({ view, onChange });
  latest.current = { view, onChange };
  const change = useCallback<ChangeView>((next) => {
    const changed = next(latest.current.view);
    latest.current.view = changed;
    setOwn(changed);
    latest.current.onChange?.(changed);
  }, []);
  return [view, change];
}
