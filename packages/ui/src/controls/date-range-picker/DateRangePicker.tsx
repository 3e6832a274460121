'use client';

import { type ButtonHTMLAttributes, forwardRef, useId, useState } from 'react';
import { Icon } from '../../icon/Icon';
import { CalendarIcon } from '../../icon/icons';
import { Popover } from '../../layers/popover/Popover';
import { useMessages } from '../../messages/MessagesProvider';
import { useField } from '../field/context';
import { useFieldControl } from '../field/useFieldControl';
import { type DateRangeOptions, DateRangePanel } from './DateRangePanel';
import { RangeTrigger, RangeValue } from './dateRangePicker.styles';
import { dateRangePickerEn } from './messages';

type Native = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'value' | 'defaultValue' | 'onChange' | 'children' | 'type'
>;

/** Props of `DateRangePicker`; what is not named here goes to the button, which holds the ref. */
export interface DateRangePickerProps extends DateRangeOptions, Native {
  /** Words while there is no range. */
  readonly placeholder?: string;
  readonly size?: 'sm' | 'md' | 'lg';
}

/** A button that shows a range of days and opens a panel to change it. Load it on demand: it brings a calendar along. */
export const DateRangePicker = forwardRef<HTMLButtonElement, DateRangePickerProps>(
  function DateRangePicker(props, ref) {
    const { value, onChange, zone, today, min, max, shortcuts, clearable, ...button } = props;
    const { placeholder, size = 'md', ...rest } = button;
    const message = useMessages(dateRangePickerEn);
    const [open, setOpen] = useState(false);
    const field = useField();
    const valueId = useId();
    const { 'aria-required': _, 'aria-invalid': invalid, ...control } = useFieldControl(rest);
    const panel = { value, zone, today, min, max, shortcuts, clearable };
    const shown =
      (value && (value.from === value.to ? value.from : `${value.from} – ${value.to}`)) ??
      placeholder ??
      message('dateRangePicker.placeholder');
    // The name holds what is seen, so that voice control finds it.
    const label = rest['aria-label'];
    const named = label
      ? { 'aria-label': `${label}: ${shown}` }
      : field && { 'aria-labelledby': `${field.labelId} ${valueId}` };
    return (
      <Popover
        flush
        label={label ?? message('dateRangePicker.label')}
        open={open}
        onOpenChange={setOpen}
        trigger={
          <RangeTrigger
            ref={ref}
            type="button"
            data-size={size}
            data-invalid={invalid ? '' : undefined}
            {...rest}
            {...control}
            {...named}
          >
            <Icon of={CalendarIcon} />
            <RangeValue id={valueId} data-empty={value ? undefined : ''}>
              {shown}
            </RangeValue>
          </RangeTrigger>
        }
      >
        <DateRangePanel
          {...panel}
          onChange={(range) => {
            onChange(range);
            setOpen(false);
          }}
        />
      </Popover>
    );
  },
);
