import { useFormatters } from '../runtime/useFormatters';

/** Props of `InstantText`. */
export interface InstantTextProps {
  /** UTC instant. */
  readonly value: string;
  /** Shows the day alone. */
  readonly dayOnly?: boolean;
}

/** A time in the operator's zone; hovering names the zone and gives the UTC instant. */
export function InstantText({ value, dayOnly }: InstantTextProps) {
  const format = useFormatters();
  return (
    <time dateTime={value} title={format.instantTitle(value)} style={{ whiteSpace: 'nowrap' }}>
      {dayOnly ? format.date(value) : format.dateTime(value)}
    </time>
  );
}
