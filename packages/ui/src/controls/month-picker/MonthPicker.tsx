'use client';

import { type ButtonHTMLAttributes, forwardRef, useId, useMemo, useState } from 'react';
import { Icon } from '../../icon/Icon';
import { CalendarIcon } from '../../icon/icons';
import { useControlled } from '../../internal/useControlled';
import { Popover } from '../../layers/popover';
import { useLocale, useMessages } from '../../messages/MessagesProvider';
import { useField, useFieldControl } from '../field';
import { MonthGrid } from './MonthGrid';
import { monthPickerEn } from './messages';
import { currentMonth, monthFormat, readMonth, writeMonth } from './month';
import { MonthMark, MonthTrigger, MonthValue } from './monthPicker.styles';

type Native = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'value' | 'defaultValue' | 'onChange' | 'children' | 'type'
>;

/** Props of `MonthPicker`; what is not named here goes to the button, which holds the ref. */
export interface MonthPickerProps extends Native {
  /** `YYYY-MM`; empty for none. @source spec §9 */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (month: string) => void;
  /** First and last month that can be chosen, `YYYY-MM`. */
  readonly min?: string;
  readonly max?: string;
  /** The month marked as the present one, `YYYY-MM`; that of a clock in UTC when absent. */
  readonly now?: string;
  readonly placeholder?: string;
  readonly size?: 'sm' | 'md' | 'lg';
}

/** A month of a year, chosen from a grid. */
export const MonthPicker = forwardRef<HTMLButtonElement, MonthPickerProps>(function MonthPicker(props, ref) {
  const { value, defaultValue = '', onChange, min, max, now, placeholder, size = 'md', ...rest } = props;
  const message = useMessages(monthPickerEn);
  const locale = useLocale();
  const field = useField();
  const control = useFieldControl(rest);
  const valueId = useId();
  const [open, setOpen] = useState(false);
  const [month, setMonth] = useControlled(value, defaultValue, onChange);
  const format = useMemo(() => monthFormat(locale, { month: 'long', year: 'numeric' }), [locale]);
  const chosen = readMonth(month);
  const empty = placeholder ?? message('monthPicker.placeholder');
  const shown = chosen === undefined ? empty : format(chosen);
  const label = rest['aria-label'];
  const named = label
    ? { 'aria-label': `${label}: ${shown}` }
    : field && { 'aria-labelledby': `${field.labelId} ${valueId}` };
  const { 'aria-required': _, ...state } = control;
  return (
    <Popover
      flush
      label={rest['aria-label'] ?? message('monthPicker.placeholder')}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <MonthTrigger ref={ref} type="button" data-size={size} {...rest} {...named} {...state}>
          <MonthValue id={valueId} data-empty={chosen === undefined ? '' : undefined}>
            {shown}
          </MonthValue>
          <MonthMark aria-hidden="true">
            <Icon of={CalendarIcon} />
          </MonthMark>
        </MonthTrigger>
      }
    >
      <MonthGrid
        label={message('monthPicker.placeholder')}
        chosen={chosen}
        current={readMonth(now ?? currentMonth()) ?? 0}
        min={readMonth(min ?? '')}
        max={readMonth(max ?? '')}
        choose={(index) => {
          setMonth(writeMonth(index));
          setOpen(false);
        }}
      />
    </Popover>
  );
});
