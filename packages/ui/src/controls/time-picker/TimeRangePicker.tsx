'use client';

import { forwardRef, type HTMLAttributes } from 'react';
import { useControlled } from '../../internal/useControlled';
import { useGroupLabelling } from '../../internal/useGroupLabelling';
import { useMessages } from '../../messages/MessagesProvider';
import { FieldContext } from '../field/context';
import { timePickerEn } from './messages';
import { TimePicker, type TimePickerProps } from './TimePicker';
import { TimeRangeRow } from './timePicker.styles';

/** A start and an end of the same day, each `HH:mm:ss` or empty. */
export interface TimeRange {
  readonly start: string;
  readonly end: string;
}

/** Props of `TimeRangePicker`; put it in a `Field` with `group`. */
export interface TimeRangePickerProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'defaultValue'>,
    Pick<TimePickerProps, 'hours' | 'seconds' | 'min' | 'max' | 'size' | 'disabled'> {
  readonly value?: TimeRange;
  readonly defaultValue?: TimeRange;
  readonly onChange?: (range: TimeRange) => void;
}

const NOTHING: TimeRange = { start: '', end: '' };

/** Two times of which the end is never before the start: a later start takes the end along. @source spec §9 */
export const TimeRangePicker = forwardRef<HTMLDivElement, TimeRangePickerProps>(function TimeRangePicker(props, ref) {
  const { value, defaultValue = NOTHING, onChange, hours, seconds, min, max, size, disabled, ...rest } = props;
  const message = useMessages(timePickerEn);
  const field = useGroupLabelling();
  const [range, setRange] = useControlled(value, defaultValue, onChange);
  const shared = { hours, seconds, max, size, disabled: disabled ?? (field.disabled || undefined) };
  const invalid = field.invalid || undefined;
  const start = (next: string) =>
    setRange({ start: next, end: next && range.end && range.end < next ? next : range.end });
  return (
    <TimeRangeRow ref={ref} role="group" {...field.attributes} {...rest}>
      <FieldContext.Provider value={null}>
        <TimePicker
          {...shared}
          aria-label={message('timePicker.start')}
          aria-invalid={invalid}
          min={min}
          value={range.start}
          onChange={start}
        />
        <span aria-hidden="true">–</span>
        <TimePicker
          {...shared}
          aria-label={message('timePicker.end')}
          aria-invalid={invalid}
          min={range.start || min}
          value={range.end}
          onChange={(end) => setRange({ ...range, end })}
        />
      </FieldContext.Provider>
    </TimeRangeRow>
  );
});
