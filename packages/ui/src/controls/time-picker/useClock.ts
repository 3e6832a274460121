import { useMemo, useState } from 'react';
import { useControlled } from '../../internal/useControlled';
import { type ClockDraft, type ClockPart, clampClock, readClock, withHalf, withPart, writeClock } from './clock';

/** Options of `useClock`. */
export interface ClockOptions {
  readonly value: string | undefined;
  readonly defaultValue: string;
  readonly onChange: ((time: string) => void) | undefined;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly seconds: boolean;
  readonly hours: 24 | 12;
}

/** A time in the making: parts may be missing while it is typed, and it is reported only when it is whole. */
export function useClock({ value, defaultValue, onChange, min, max, seconds, hours }: ClockOptions) {
  const [time, setTime] = useControlled(value, defaultValue, onChange);
  const [draft, setDraft] = useState(() => readClock(time));
  // An owner that holds another time wins over what was typed.
  const shown = useMemo(() => (writeClock(draft, seconds) === time ? draft : readClock(time)), [draft, time, seconds]);
  const set = (next: ClockDraft) => {
    setDraft(next);
    const written = writeClock(next, seconds);
    if (written !== time) setTime(written);
  };
  return {
    draft: shown,
    time,
    hours,
    seconds,
    min,
    max,
    setPart: (part: ClockPart, figure: number | null) => set(withPart(shown, part, figure)),
    setHalf: (afternoon: boolean) => set(withHalf(shown, afternoon)),
    /** Sets one part in the panel, where what is missing starts at zero and nothing leaves the limits. */
    choose: (next: ClockDraft) => {
      const whole = { ...next, hour: next.hour ?? 0, minute: next.minute ?? 0, second: next.second ?? 0 };
      set(readClock(clampClock(writeClock(whole, seconds), min, max)));
    },
    /** Brings a time that was typed outside the limits back to the nearest one. */
    settle: () => {
      const kept = clampClock(time, min, max);
      if (kept !== time) set(readClock(kept));
    },
  };
}

/** What `useClock` gives. */
export type Clock = ReturnType<typeof useClock>;
