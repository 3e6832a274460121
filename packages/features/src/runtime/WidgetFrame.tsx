import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import type { MessageSet } from '../words/MessageSet';
import { useWordStore } from '../words/WordsProvider';
import { WidgetErrorBoundary } from './WidgetErrorBoundary';

/** Props of `WidgetFrame`. */
export interface WidgetFrameProps {
  /** Sentences that the widget speaks. */
  readonly words: readonly MessageSet[];
  readonly children: ReactNode;
}

/** What every public widget stands in: it appears once its sentences are there, and a fault in it stays in it. */
export function WidgetFrame({ words, children }: WidgetFrameProps) {
  const store = useWordStore();
  const speech = useSyncExternalStore(store.subscribe, store.speech, store.speech);
  for (const set of words) store.register(set);
  const ready = words.every((set) => store.has(set));
  useEffect(() => {
    if (!ready) store.speak(speech.language).catch(() => store.speak('en'));
  }, [ready, store, speech.language]);
  return ready ? <WidgetErrorBoundary>{children}</WidgetErrorBoundary> : null;
}
