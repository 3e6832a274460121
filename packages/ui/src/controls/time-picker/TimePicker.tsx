'use client';

import { type FocusEvent, forwardRef, type HTMLAttributes } from 'react';
import { Icon } from '../../icon/Icon';
import { ClockIcon } from '../../icon/icons';
import { useGroupLabelling } from '../../internal/useGroupLabelling';
import { Popover } from '../../layers/popover';
import { useMessages } from '../../messages/MessagesProvider';
import { InputAction } from '../input/input.styles';
import { timePickerEn } from './messages';
import { TimeFace } from './TimeFace';
import { TimePanel } from './TimePanel';
import { TimeBox } from './timePicker.styles';
import { useClock } from './useClock';

/** Props of `TimePicker`. */
export interface TimePickerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'defaultValue'> {
  /** `HH:mm:ss` of a day of 24 hours; empty for none. @source spec §9 */
  readonly value?: string;
  readonly defaultValue?: string;
  /** Hears of a whole time, and of an empty string when a part is taken away. */
  readonly onChange?: (time: string) => void;
  /** Clock of 24 hours, or of 12 with AM and PM. Default 24. */
  readonly hours?: 24 | 12;
  /** True if seconds can be set; they are zero otherwise. Default true. */
  readonly seconds?: boolean;
  /** Earliest and latest time, `HH:mm:ss`; one that was typed beyond them moves to the nearest when it is left. */
  readonly min?: string;
  readonly max?: string;
  readonly size?: 'sm' | 'md' | 'lg';
  readonly disabled?: boolean;
  /** Name under which a native form sends the value. */
  readonly name?: string;
}

/** A time of day, typed part by part or chosen from columns. */
export const TimePicker = forwardRef<HTMLDivElement, TimePickerProps>(function TimePicker(props, ref) {
  const { value, defaultValue = '', onChange, hours = 24, seconds = true, min, max, ...more } = props;
  const { size = 'md', disabled, name, onBlur, ...rest } = more;
  const message = useMessages(timePickerEn);
  const { attributes, ...field } = useGroupLabelling();
  const { id, ...naming } = attributes;
  const clock = useClock({ value, defaultValue, onChange, min, max, seconds, hours });
  const off = disabled ?? (field.disabled || undefined);
  const invalid = isInvalid(rest['aria-invalid']) || field.invalid || undefined;
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) clock.settle();
    onBlur?.(event);
  };
  return (
    <TimeBox
      ref={ref}
      role="group"
      {...naming}
      {...rest}
      aria-invalid={invalid}
      data-size={size}
      data-disabled={off ? '' : undefined}
      onBlur={leave}
    >
      <TimeFace clock={clock} firstId={id} disabled={off} invalid={invalid} />
      {name && (
        <span hidden>
          <input type="hidden" name={name} value={clock.time} />
        </span>
      )}
      <Popover
        flush
        align="end"
        label={message('timePicker.open')}
        trigger={
          <InputAction type="button" disabled={off} aria-label={message('timePicker.open')}>
            <Icon of={ClockIcon} />
          </InputAction>
        }
      >
        {(close) => <TimePanel clock={clock} close={close} />}
      </Popover>
    </TimeBox>
  );
});

const isInvalid = (value: HTMLAttributes<HTMLDivElement>['aria-invalid']) =>
  value !== undefined && value !== false && value !== 'false';
