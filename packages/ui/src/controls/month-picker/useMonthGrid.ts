import { type KeyboardEvent, useRef, useState } from 'react';
import { useScreenEffect } from '../../internal/useScreenEffect';
import { useTheme } from '../../theme';

interface MonthGridOptions {
  readonly initial: number;
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly choose: (index: number) => void;
}

/** The month that the arrows are on: by one, by a row, to the ends of the row, by a year; never outside the limits. */
export function useMonthGrid({ initial, min = 0, max = 119_999, choose }: MonthGridOptions) {
  const { dir } = useTheme();
  const within = (index: number) => Math.max(min, Math.min(max, index));
  const [at, setAt] = useState(() => within(initial));
  const grid = useRef<HTMLDivElement>(null);
  const follow = useRef(true);

  // The first month is there before the panel takes the focus; later ones appear with their year.
  useScreenEffect(() => {
    if (follow.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    follow.current = false;
  });

  const move = (to: number) => {
    follow.current = true;
    setAt(within(to));
  };
  const press = (event: KeyboardEvent) => {
    const forward = dir === 'rtl' ? -1 : 1;
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: forward,
      ArrowLeft: -forward,
      ArrowDown: 3,
      ArrowUp: -3,
      PageDown: 12,
      PageUp: -12,
      Home: -(at % 3),
      End: 2 - (at % 3),
    };
    const step = steps[event.key];
    if (event.key === 'Enter' || event.key === ' ') choose(at);
    else if (step !== undefined) move(at + step);
    else return;
    event.preventDefault();
  };
  const inside = (index: number) => index >= min && index <= max;
  return { at, grid, press, inside, turnYear: (by: number) => setAt(within(at + by * 12)) };
}
