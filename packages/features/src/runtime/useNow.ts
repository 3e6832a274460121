import { useEffect, useState } from 'react';

/** The present in milliseconds since 1970, anew each time that so many milliseconds have passed. */
export function useNow(every: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
