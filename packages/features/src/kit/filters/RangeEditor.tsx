import { rangeOfDates, type TimeRange } from '@corridor/core';
import { DateRangePanel } from '@corridor/ui';
import { daysOfRange } from './rangeWords';

/** Props of `RangeEditor`. */
export interface RangeEditorProps {
  readonly value: TimeRange | undefined;
  /** IANA zone in which days are meant. */
  readonly zone: string;
  readonly onChange: (range: TimeRange) => void;
}

/** A stretch of whole days: by name, typed or in a calendar; says in which zone. */
export function RangeEditor({ value, zone, onChange }: RangeEditorProps) {
  const days = value && daysOfRange(value);
  return (
    <DateRangePanel
      zone={value?.zone ?? zone}
      value={days ? { from: days.first, to: days.last, zone: value.zone } : null}
      onChange={(chosen) => chosen && onChange(rangeOfDates(chosen.from, chosen.to, chosen.zone))}
    />
  );
}
