'use client';

import { forwardRef } from 'react';
import { Field } from '../../controls/field';
import { Input } from '../../controls/input';
import { useMessages } from '../../messages';
import { confirmDialogEn } from './messages';

interface PhraseFieldProps {
  readonly phrase: string;
  readonly value: string;
  readonly disabled: boolean;
  /** The text is not the phrase, and the action was asked for. */
  readonly mismatched: boolean;
  readonly onChange: (value: string) => void;
}

/** Field for the phrase of an irreversible action. */
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
