import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createTranslation } from './createTranslation';
import type { Words } from './createWords';
import type { Dictionary, Language } from './MessageSet';

/** Props of `Interpreter`. */
export interface InterpreterProps {
  readonly words: Words;
  readonly language: Language;
  /** The host's sentences. */
  readonly sentences: Dictionary;
}

/** Says a host's sentences with formats and sentences inside sentences; fetched only where a host has such. Shows nothing. */
export function Interpreter({ words, language, sentences }: InterpreterProps) {
  const [i18n] = useState(() => createTranslation(language, sentences, words.sayPlainly));
  const { t } = useTranslation('translation', { i18n });
  useEffect(() => words.interpret((key, values) => t(key, { ...values })), [words, t]);
  return null;
}
