import { whenCalm } from '@corridor/ui';
import { type ComponentType, useEffect, useState } from 'react';
import type { Words } from './createWords';
import type { InterpreterSeatProps } from './InterpreterSeat';
import type { Language } from './MessageSet';

/** Props of `FetchedInterpreter`. */
export interface FetchedInterpreterProps {
  readonly words: Words;
  readonly language: Language;
  /** There are sentences that only an interpreter can say: nobody sees them before. */
  readonly urgent: boolean;
}

/** Fetches the interpreter of all sentences once the page is calm, or at once; without one they are said plainly for good. */
export function FetchedInterpreter({ words, language, urgent }: FetchedInterpreterProps) {
  const [Seat, setSeat] = useState<ComponentType<InterpreterSeatProps> | null>(null);
  useEffect(() => {
    const fetch = () =>
      import('./InterpreterSeat').then(
        (loaded) => setSeat(() => loaded.InterpreterSeat),
        () => words.interpret(null),
      );
    if (!urgent) return whenCalm(fetch);
    void fetch();
    return undefined;
  }, [words, urgent]);
  return Seat && <Seat words={words} language={language} />;
}
