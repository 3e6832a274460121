import { useMemo } from 'react';
import type { DayPickerProps } from 'react-day-picker';
import { useLocale, useMessages } from '../../messages/MessagesProvider';
import { calendarEn } from './messages';

/** Names of days, months and buttons in the reader's language, so that no date library's locale is loaded. */
export function useCalendarWords(): Pick<DayPickerProps, 'formatters' | 'labels'> {
  const locale = useLocale();
  const message = useMessages(calendarEn);
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => {
      const formatter = new Intl.DateTimeFormat(locale, { calendar: 'gregory', ...options });
      return (date: Date) => formatter.format(date);
    };
    const caption = format({ month: 'long', year: 'numeric' });
    const full = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
    return {
      formatters: {
        formatCaption: caption,
        formatDay: (date) => String(date.getDate()),
        formatMonthDropdown: format({ month: 'long' }),
        formatYearDropdown: (date) => String(date.getFullYear()),
        formatWeekdayName: format({ weekday: 'narrow' }),
      },
      labels: {
        labelNav: () => message('calendar.label'),
        labelGrid: caption,
        labelPrevious: () => message('calendar.previous'),
        labelNext: () => message('calendar.next'),
        labelMonthDropdown: () => message('calendar.month'),
        labelYearDropdown: () => message('calendar.year'),
        labelWeekday: format({ weekday: 'long' }),
        labelDayButton: (date, { today }) => (today ? message('calendar.today', { date: full(date) }) : full(date)),
      },
    };
  }, [locale, message]);
}
