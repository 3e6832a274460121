import { useCallback, useEffect, useState } from 'react';

/** How the last copying went; `idle` again after two seconds. */
export type CopyState = 'idle' | 'succeeded' | 'failed';

const SHOWN_MS = 2000;

/** Puts text on the clipboard and tells for two seconds how it went. @source spec §8 */
export function useCopy(
  onResult?: (succeeded: boolean) => void,
): readonly [CopyState, (text: string) => Promise<void>] {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = useCallback(
    async (text: string) => {
      const succeeded = await written(text);
      setState(succeeded ? 'succeeded' : 'failed');
      onResult?.(succeeded);
    },
    [onResult],
  );
  return [state, copy];
}

/** Returns true if the browser took the text: it refuses without a secure page or the reader's permission. */
async function written(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
