import { useEffect, useState } from 'react';

/** A lock-out that runs down: seconds left, and how to start it. */
export interface Lockout {
  /** Whole seconds left, 0 when free. */
  readonly secondsLeft: number;
  start(seconds: number): void;
}

/** Counts a lock-out down by the clock, so that a sleeping tab comes back right. */
export function useLockout(): Lockout {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const secondsLeft = Math.max(0, Math.ceil((until - now) / 1000));
  const locked = secondsLeft > 0;
  useEffect(() => {
    if (!locked) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [locked]);
  return {
    secondsLeft,
    start: (seconds) => {
      const started = Date.now();
      setNow(started);
      setUntil(started + seconds * 1000);
    },
  };
}

/** Seconds as a clock shows them: `0:42`, `14:05`. */
export function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
