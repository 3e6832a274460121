import { type ChangeEvent, type RefObject, useRef } from 'react';
import { useControlled } from '../../internal/useControlled';
import { useScreenEffect } from '../../internal/useScreenEffect';
import { cleanCode, type OtpAlphabet } from './code';
import { useOtpCaret } from './useOtpCaret';

interface OtpCodeOptions {
  readonly value: string | undefined;
  readonly defaultValue: string;
  readonly onChange: ((code: string) => void) | undefined;
  readonly onComplete: ((code: string) => void) | undefined;
  readonly length: number;
  readonly alphabet: OtpAlphabet;
}

/** The code, cleaned as it is typed, and the box that the next character goes to. */
export function useOtpCode(input: RefObject<HTMLInputElement | null>, options: OtpCodeOptions) {
  const { value, defaultValue, onChange, onComplete, length, alphabet } = options;
  const [code, setCode] = useControlled(value, defaultValue, onChange);
  const caret = useOtpCaret(input, code.length, length);
  const wanted = useRef<number | null>(null);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const next = cleanCode(event.target.value, alphabet, length);
    wanted.current = Math.min(event.target.selectionStart ?? next.length, next.length);
    setCode(next);
    if (next.length === length && next !== code) onComplete?.(next);
  };
  // The caret can be put only where the new characters already are.
  useScreenEffect(() => {
    if (wanted.current !== null) caret.place(wanted.current);
    wanted.current = null;
  });
  return { code, caret, change };
}
