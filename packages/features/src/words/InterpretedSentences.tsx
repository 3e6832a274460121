import { type ComponentType, useEffect, useState } from 'react';
import type { Words } from './createWords';
import type { InterpreterProps } from './Interpreter';
import type { Language } from './MessageSet';

/** Props of `InterpretedSentences`. */
export interface InterpretedSentencesProps {
  readonly words: Words;
  readonly language: Language;
  /** The host's sentences, as JSON. */
  readonly written: string;
}

/** Fetches the interpreter of a host's sentences; where it cannot be fetched they are said plainly, not for ever awaited. */
export function InterpretedSentences({ words, language, written }: InterpretedSentencesProps) {
  const [Interpreter, setInterpreter] = useState<ComponentType<InterpreterProps> | null>(null);
  useEffect(() => {
    import('./Interpreter').then(
      (loaded) => setInterpreter(() => loaded.Interpreter),
      () => words.interpret(words.sayPlainly),
    );
  }, [words]);
  if (!Interpreter) return null;
  return <Interpreter key={language + written} words={words} language={language} sentences={JSON.parse(written)} />;
}
