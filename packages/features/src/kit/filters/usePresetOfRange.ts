import { useEffect, useReducer } from 'react';
import type { presetOfRange } from './presetOfRange';

type PresetOfRange = typeof presetOfRange;

let known: PresetOfRange | undefined;

/** Fetches what tells named ranges from others: it counts in months, which a list without a range never does. */
export async function fetchPresetOfRange(): Promise<void> {
  known = (await import('./presetOfRange')).presetOfRange;
}

const unknown: PresetOfRange = () => null;

/** Names a range by its preset; until the code for that is there, which is fetched once a range is set, no range has a name. */
export function usePresetOfRange(needed: boolean): PresetOfRange {
  const [, redraw] = useReducer((drawn: number) => drawn + 1, 0);
  const missing = needed && !known;
  useEffect(() => {
    if (!missing) return undefined;
    let wanted = true;
    fetchPresetOfRange().then(
      () => wanted && redraw(),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [missing]);
  return known ?? unknown;
}
