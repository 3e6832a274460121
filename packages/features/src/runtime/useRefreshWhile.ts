import { useEffect, useRef } from 'react';

/** Milliseconds between two looks at something that is still moving. */
const PERIOD_MS = 5000;

/** Refreshes now and then while something is still moving; not while nobody sees the page, and at once when it is seen again. */
export function useRefreshWhile(moving: boolean, refresh: () => Promise<void>): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    if (!moving) return undefined;
    const look = () => {
      if (!document.hidden) void latest.current();
    };
    const timer = setInterval(look, PERIOD_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [moving]);
}
