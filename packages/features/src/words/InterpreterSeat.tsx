import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createInterpreter, NAMESPACES } from './createInterpreter';
import type { Words } from './createWords';
import type { Language } from './MessageSet';

/** Props of `InterpreterSeat`. */
export interface InterpreterSeatProps {
  readonly words: Words;
  readonly language: Language;
}

/** Hands the words of a provider an interpreter once it is ready for their language. Shows nothing. */
export function InterpreterSeat({ words, language }: InterpreterSeatProps) {
  const [interpreter] = useState(createInterpreter);
  const { ready } = useTranslation(NAMESPACES, { i18n: interpreter.i18n, lng: language });
  useEffect(() => {
    if (ready) words.interpret(interpreter);
  }, [ready, words, interpreter]);
  return null;
}
