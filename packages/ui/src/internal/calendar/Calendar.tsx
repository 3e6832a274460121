'use client';

import { DayButton, type DayButtonProps, DayPicker } from 'react-day-picker';
import { useTheme } from '../../theme/context';
import { ChevronGlyph } from '../glyphs';
import { useListPress } from '../useListPress';
import { CalendarRoot } from './calendar.styles';
import { toDate, toLocalDate } from './localDate';
import { useCalendarWords } from './useCalendarWords';

/** Props of the calendar under every date picker; dates are `YYYY-MM-DD`. */
export interface CalendarProps {
  /** First and last day that is marked as chosen. */
  readonly from?: string;
  readonly to?: string;
  readonly today: string;
  readonly min?: string;
  readonly max?: string;
  /** Months side by side. Default 1. */
  readonly months?: 1 | 2;
  /** Month and year can be chosen from lists. */
  readonly jumps?: boolean;
  /** Gives the chosen day, or today, the focus as it appears. */
  readonly autoFocus?: boolean;
  readonly onPick: (date: string) => void;
  /** The day under the pointer or focus; undefined when the pointer leaves. */
  readonly onPoint?: (date: string | undefined) => void;
}

const FIRST_YEAR = '1900-01-01';

/** Months of days: arrows move by day and week, Page Up and Down by month, Home and End within the week. */
export function Calendar({ from, to, today, min, max, months = 1, jumps, autoFocus, onPick, onPoint }: CalendarProps) {
  const { dir } = useTheme();
  const words = useCalendarWords();
  const { press } = useListPress(null);
  const [first, last, now] = [toDate(from ?? ''), toDate(to ?? from ?? ''), toDate(today)];
  const [before, after] = [toDate(min ?? ''), toDate(max ?? '')];
  const marked = first && last ? { selected: { from: first, to: last }, start: first, end: last } : {};
  return (
    <CalendarRoot onPointerDown={press}>
      <DayPicker
        {...words}
        {...startingAt(first)}
        dir={dir}
        weekStartsOn={1}
        showOutsideDays={months === 1}
        numberOfMonths={months}
        pagedNavigation={false}
        defaultMonth={shownMonth(first, last, months) ?? now}
        today={now}
        startMonth={before ?? (jumps ? toDate(FIRST_YEAR) : undefined)}
        endMonth={after ?? (jumps && now ? new Date(now.getFullYear() + 20, 11) : undefined)}
        captionLayout={jumps ? 'dropdown' : 'label'}
        autoFocus={autoFocus}
        disabled={[...(before ? [{ before }] : []), ...(after ? [{ after }] : [])]}
        modifiers={marked}
        modifiersClassNames={{ start: 'start', end: 'end' }}
        onDayClick={(date, { disabled }) => disabled || onPick(toLocalDate(date))}
        onDayFocus={(date) => onPoint?.(toLocalDate(date))}
        onDayMouseEnter={(date) => onPoint?.(toLocalDate(date))}
        onDayMouseLeave={() => onPoint?.(undefined)}
        components={PARTS}
      />
    </CalendarRoot>
  );
}

// The day picker gives the focus to a chosen day only where it keeps the choice itself.
const startingAt = (day: Date | undefined) =>
  ({ mode: 'single', required: true, selected: day, onSelect: () => undefined }) as const;

// Of two months the second shows the end, so that a range of this month has the month before it and not after it.
function shownMonth(first: Date | undefined, last: Date | undefined, months: number): Date | undefined {
  if (!first || !last || months === 1) return last ?? first;
  return new Date(last.getFullYear(), last.getMonth() - 1, 1);
}

function Arrow({ orientation = 'down' }: { readonly orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return (
    <span data-arrow={orientation}>
      <ChevronGlyph />
    </span>
  );
}

const Day = (props: DayButtonProps) => <DayButton {...props} data-choice={props.day.isoDate} />;

const PARTS = { Chevron: Arrow, DayButton: Day };
