import { useEffect, useState } from 'react';

/** Milliseconds between two steps. @source spec §9 */
const TICK_MS = 800;

/** Percentage that it does not pass while loading. @source spec §9 */
const HOLD = 82;

const FIRST = 12;
const FADE_MS = 300;

/** The next percentage: ever smaller steps, that end at the hold. */
const nextProgress = (percent: number): number =>
  Math.min(HOLD, percent + Math.max(1, Math.round((HOLD - percent) * 0.4)));

/** Percentage of a load whose length nobody knows: it ticks while loading, runs to 100 at the end, and is then null. */
export function useLoadingProgress(loading: boolean): number | null {
  const [percent, setPercent] = useState<number | null>(loading ? FIRST : null);
  useEffect(() => {
    if (loading) {
      setPercent(FIRST);
      const ticking = setInterval(() => setPercent((now) => nextProgress(now ?? FIRST)), TICK_MS);
      return () => clearInterval(ticking);
    }
    setPercent((now) => (now === null ? null : 100));
    const fading = setTimeout(() => setPercent(null), FADE_MS);
    return () => clearTimeout(fading);
  }, [loading]);
  return percent;
}
