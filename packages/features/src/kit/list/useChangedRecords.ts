import { useEffect, useState } from 'react';

/** How long a change stays marked, in milliseconds. */
const MARKED_MS = 2000;

const NONE: readonly string[] = [];

/** Records that have just changed, for as long as they are marked. */
export function useChangedRecords(): readonly [readonly string[], (ids: readonly string[]) => void] {
  const [changed, setChanged] = useState(NONE);
  useEffect(() => {
    if (changed.length === 0) return undefined;
    const timer = setTimeout(() => setChanged(NONE), MARKED_MS);
    return () => clearTimeout(timer);
  }, [changed]);
  return [changed, setChanged];
}
