import { useEffect, useRef, useState } from 'react';

const TICK_MS = 1_000;
const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;

/** Seconds until a page is left that nobody touches; a touch begins them anew, the last of them calls `onOver` once. Null waits for ever. */
export function useIdleCountdown(seconds: number | null, onOver: () => void): number | null {
  const [left, setLeft] = useState(seconds);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    if (seconds === null) return undefined;
    // By the clock: a page that slept has been left alone as long.
    let end = Date.now() + seconds * 1000;
    const look = () => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(now);
      if (now > 0) return;
      leave();
      over.current();
    };
    const touched = () => {
      // What wakes a page that was left alone for too long does not save it.
      if (Date.now() < end) end = Date.now() + seconds * 1000;
      look();
    };
    const timer = setInterval(look, TICK_MS);
    const leave = () => {
      clearInterval(timer);
      for (const name of TOUCHES) removeEventListener(name, touched);
    };
    for (const name of TOUCHES) addEventListener(name, touched, { passive: true });
    return leave;
  }, [seconds]);
  return seconds === null ? null : left;
}
