import { useEffect, useRef } from 'react';

/** Milliseconds between two reads of a record that still changes. */
const PERIOD_MS = 5000;

/** Refreshes at intervals while a record still changes; pauses while the page is hidden, and refreshes at once when it is shown again. */
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
