'use client';

import { Calendar } from '../../internal/calendar';
import { useMessages } from '../../messages/MessagesProvider';
import { Button } from '../button/Button';
import { DatePanel, DatePanelEnd } from './datePicker.styles';
import { datePickerEn } from './messages';

/** What the calendar of a `DatePicker` is given. */
export interface DateCalendarProps {
  readonly day: string | undefined;
  readonly today: string;
  readonly min: string | undefined;
  readonly max: string | undefined;
  /** Hears '' when the day is taken away. */
  readonly onPick: (day: string) => void;
}

/** The calendar under the box, with ways to today and to no day. */
export function DateCalendar({ day, today, min, max, onPick }: DateCalendarProps) {
  const message = useMessages(datePickerEn);
  const reachable = (min === undefined || today >= min) && (max === undefined || today <= max);
  return (
    <DatePanel>
      <Calendar autoFocus jumps from={day} today={today} min={min} max={max} onPick={onPick} />
      <DatePanelEnd>
        <Button size="sm" variant="ghost" disabled={!reachable} onClick={() => onPick(today)}>
          {message('datePicker.today')}
        </Button>
        {day && (
          <Button size="sm" variant="ghost" onClick={() => onPick('')}>
            {message('datePicker.clear')}
          </Button>
        )}
      </DatePanelEnd>
    </DatePanel>
  );
}
