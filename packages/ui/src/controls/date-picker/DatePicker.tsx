'use client';

import { type FocusEvent, forwardRef, type KeyboardEvent, useId, useRef, useState } from 'react';
import { localZone, todayIn } from '../../internal/calendar';
import { useMergedRef } from '../../internal/useMergedRef';
import { useMessages } from '../../messages/MessagesProvider';
import { useField } from '../field/context';
import { useFieldControl } from '../field/useFieldControl';
import { Input, type InputProps } from '../input/Input';
import { DateOpener } from './DateOpener';
import { DateProblemLine, DateRoot } from './datePicker.styles';
import { datePickerEn } from './messages';
import { useDateText } from './useDateText';

type Native = Omit<
  InputProps,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'type'
  | 'align'
  | 'startAdornment'
  | 'endAdornment'
  | 'clearable'
  | 'min'
  | 'max'
>;

/** Props of `DatePicker`; `className` and `style` go to the outermost element, the rest and the ref to the input. */
export interface DatePickerProps extends Native {
  /** `YYYY-MM-DD`; empty for none. Text that names no day is kept as it is, so that a rule refuses it. */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
  /** First and last day that can be chosen, `YYYY-MM-DD`. */
  readonly min?: string;
  readonly max?: string;
  /** The day counted as today, `YYYY-MM-DD`; that of the reader's clock when absent. */
  readonly today?: string;
}

/** One day, typed or chosen from a calendar; Alt with an arrow down opens it. Load it on demand: it brings a calendar along. */
export const DatePicker = forwardRef<HTMLInputElement, DatePickerProps>(function DatePicker(props, ref) {
  const { value, defaultValue = '', onChange, min, max, today, className, style, ...native } = props;
  const { onBlur, onKeyDown, ...rest } = native;
  const message = useMessages(datePickerEn);
  const inner = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(ref, inner);
  const [open, setOpen] = useState(false);
  const box = useDateText({ value, defaultValue, onChange, min, max });
  const field = useField();
  const control = useFieldControl(rest);
  const off = Boolean(control.disabled || rest.readOnly);
  const problemId = useId();
  // The field's own error says it already.
  const line =
    box.problem && !field?.errorId ? message(`datePicker.${box.problem}`, { min: min ?? '', max: max ?? '' }) : '';
  return (
    <DateRoot className={className} style={style}>
      <Input
        inputMode="numeric"
        autoComplete="off"
        placeholder={message('datePicker.placeholder')}
        {...rest}
        ref={merged}
        value={box.text}
        aria-invalid={control['aria-invalid'] ?? (box.problem ? true : undefined)}
        aria-describedby={[rest['aria-describedby'], line && problemId].filter(Boolean).join(' ') || undefined}
        endAdornment={
          <DateOpener
            {...{ open, min, max }}
            day={box.day}
            today={today ?? todayIn(localZone())}
            disabled={off}
            onOpenChange={setOpen}
            onPick={box.pick}
          />
        }
        onChange={(event) => box.type(event.target.value)}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          box.leave();
          onBlur?.(event);
        }}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          onKeyDown?.(event);
          if (!event.altKey || event.key !== 'ArrowDown' || event.defaultPrevented || off) return;
          event.preventDefault();
          setOpen(true);
        }}
      />
      <DateProblemLine id={problemId} aria-live="polite">
        {line}
      </DateProblemLine>
    </DateRoot>
  );
});
