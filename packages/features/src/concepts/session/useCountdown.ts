import { useEffect, useState } from 'react';

/** A span of time that runs down: seconds left, how to start it anew and how to end it. */
export interface Countdown {
  /** Whole seconds left, 0 when it is over or never began. */
  readonly secondsLeft: number;
  start(seconds: number): void;
  stop(): void;
}

/** Counts down by the clock, so that a sleeping tab comes back right. */
export function useCountdown(): Countdown {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const secondsLeft = Math.max(0, Math.ceil((until - now) / 1000));
  const running = secondsLeft > 0;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [running]);
  return {
    secondsLeft,
    start: (seconds) => {
      const started = Date.now();
      setNow(started);
      setUntil(started + seconds * 1000);
    },
    stop: () => setUntil(0),
  };
}
