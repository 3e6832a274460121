'use client';

import { Icon } from '../../icon/Icon';
import { CalendarIcon } from '../../icon/icons';
import { Popover } from '../../layers/popover/Popover';
import { useMessages } from '../../messages/MessagesProvider';
import { InputAction } from '../input/input.styles';
import { DateCalendar, type DateCalendarProps } from './DateCalendar';
import { datePickerEn } from './messages';

interface DateOpenerProps extends DateCalendarProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly disabled: boolean;
}

/** The button in the box, named by the day chosen, and the calendar that it opens. */
export function DateOpener({ open, onOpenChange, disabled, onPick, ...calendar }: DateOpenerProps) {
  const message = useMessages(datePickerEn);
  const { day } = calendar;
  return (
    <Popover
      flush
      align="end"
      label={message('datePicker.label')}
      open={open}
      onOpenChange={onOpenChange}
      trigger={
        <InputAction
          type="button"
          disabled={disabled}
          aria-label={day ? message('datePicker.change', { date: day }) : message('datePicker.label')}
        >
          <Icon of={CalendarIcon} />
        </InputAction>
      }
    >
      <DateCalendar
        {...calendar}
        onPick={(picked) => {
          onPick(picked);
          onOpenChange(false);
        }}
      />
    </Popover>
  );
}
