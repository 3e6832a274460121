'use client';

import { forwardRef } from 'react';
import { Field } from '../field';
import { Input } from '../input';
import { useMessages } from '../messages';
import { confirmDialogEn } from './messages';

interface PhraseFieldProps {
  readonly phrase: string;
  readonly value: string;
  readonly disabled: boolean;
  /** What was typed is not the phrase, and the deed was asked for. */
  readonly mismatched: boolean;
  readonly onChange: (value: string) => void;
}

/** Where the phrase of an irreversible deed is typed. */
export const PhraseField = forwardRef<HTMLInputElement, PhraseFieldProps>(function PhraseField(
  { phrase, value, disabled, mismatched, onChange },
  ref,
) {
  const message = useMessages(confirmDialogEn);
  return (
    <Field
      label={message('confirmDialog.type', { phrase })}
      error={mismatched ? message('confirmDialog.mismatch', { phrase }) : undefined}
    >
      <Input
        ref={ref}
        value={value}
        autoComplete="off"
        spellCheck={false}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
});
