'use client';

import type { KeyboardEvent } from 'react';
import { useMessages } from '../../messages/MessagesProvider';
import { Field } from '../field/Field';
import { Input } from '../input/Input';
import { RangeInputs } from './dateRangePicker.styles';
import { dateRangePickerEn } from './messages';

/** The two days as they are typed. */
export interface TypedDays {
  readonly from: string;
  readonly to: string;
}

interface RangeFieldsProps {
  readonly typed: TypedDays;
  readonly invalid: boolean;
  readonly errorId: string;
  readonly onType: (typed: TypedDays) => void;
  readonly onCommit: () => void;
}

/** The first and last day as text; Enter takes them. */
export function RangeFields({ typed, invalid, errorId, onType, onCommit }: RangeFieldsProps) {
  const message = useMessages(dateRangePickerEn);
  const field = (side: 'from' | 'to') => (
    <Field label={message(`dateRangePicker.${side}`)}>
      <Input
        size="sm"
        inputMode="numeric"
        autoComplete="off"
        placeholder="YYYY-MM-DD"
        value={typed[side]}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? errorId : undefined}
        onChange={(event) => onType({ ...typed, [side]: event.target.value })}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onCommit();
        }}
      />
    </Field>
  );
  return (
    <RangeInputs>
      {field('from')}
      {field('to')}
    </RangeInputs>
  );
}
