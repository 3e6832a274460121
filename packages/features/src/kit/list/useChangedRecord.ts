import { useEffect, useState } from 'react';

/** How long a change stays marked, in milliseconds. */
const MARKED_MS = 2000;

/** The record that an action has just changed, for as long as it is marked. */
export function useChangedRecord(): readonly [string | null, (id: string) => void] {
  const [changed, setChanged] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (!changed) return undefined;
    const timer = setTimeout(() => setChanged(null), MARKED_MS);
    return () => clearTimeout(timer);
  }, [changed]);
  return [changed?.id ?? null, (id) => setChanged({ id })];
}
