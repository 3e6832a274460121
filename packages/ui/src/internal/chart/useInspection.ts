import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useTheme } from '../../theme';

interface InspectionOptions {
  /** Number of things to inspect. */
  readonly count: number;
  /** The thing that a horizontal place in pixels belongs to. */
  readonly nearest?: (x: number) => number;
}

/** The category that is being read: under the pointer, or where the arrow keys are; Escape puts it away. */
export function useInspection({ count, nearest }: InspectionOptions) {
  const { dir } = useTheme();
  const [at, setAt] = useState<number | null>(null);
  const clamp = (index: number) => Math.max(0, Math.min(count - 1, index));
  const press = (event: KeyboardEvent) => {
    const forward = dir === 'rtl' ? -1 : 1;
    const places = new Map<string, number | null>([
      ['ArrowRight', at === null ? 0 : at + forward],
      ['ArrowLeft', at === null ? count - 1 : at - forward],
      ['Home', 0],
      ['End', count - 1],
      ['Escape', null],
    ]);
    const next = places.get(event.key);
    if (next === undefined || (next === null && at === null)) return;
    event.preventDefault();
    event.stopPropagation();
    setAt(next === null ? null : clamp(next));
  };
  const point = (event: PointerEvent) => {
    if (nearest) setAt(clamp(nearest(event.clientX - event.currentTarget.getBoundingClientRect().left)));
  };
  return {
    at: at !== null && at < count ? at : null,
    inspect: setAt,
    listeners: {
      onKeyDown: press,
      onPointerMove: point,
      onPointerDown: point,
      onPointerLeave: () => setAt(null),
      onBlur: () => setAt(null),
    },
  };
}

/** What `useInspection` gives. */
export type Inspection = ReturnType<typeof useInspection>;
