import { useEffect, useState } from 'react';
import { useRuntimeMessages } from '../../i18n/useMessages';
import { useRuntime } from '../../runtime/Runtime';

const SHOWN_MS = 1500;

/** Puts texts on the clipboard: whether the last one has just got there, and the function that puts one; the host may toast how it went. */
export function useClipboard(): readonly [done: boolean, copy: (text: string) => Promise<void>] {
  const t = useRuntimeMessages();
  const { emit } = useRuntime();
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(() => setDone(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setDone(true);
      emit({ type: 'clipboard.copied', message: t('copy.done') });
    } catch {
      emit({ type: 'clipboard.failed', message: t('copy.failed') });
    }
  };
  return [done, copy];
}
