import { Input } from '@corridor/ui';
import { type FormEvent, useState } from 'react';

/** Props of `DigitsEditor`. */
export interface DigitsEditorProps {
  readonly label: string;
  /** How many digits make an answer. */
  readonly length: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A few digits; filters as soon as there are enough. */
export function DigitsEditor({ label, length, value, onChange }: DigitsEditorProps) {
  const [text, setText] = useState(value);
  const type = (event: FormEvent<HTMLInputElement>) => {
    const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, length);
    setText(digits);
    if (digits.length === length) onChange(digits);
  };
  return <Input aria-label={label} inputMode="numeric" autoComplete="off" value={text} onChange={type} />;
}
