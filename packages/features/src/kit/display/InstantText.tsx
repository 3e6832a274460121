import { styled } from 'styled-components';
import { useFormatters } from '../../runtime/useFormatters';

/** Props of `InstantText`. */
export interface InstantTextProps {
  /** UTC instant. */
  readonly value: string;
  /** Shows the day alone. */
  readonly dayOnly?: boolean;
  /** Shows it to the minute, as lists do. */
  readonly short?: boolean;
}

// Digits and dashes read from left to right in every language, whatever stands around them.
const OneRun = styled.time.withConfig({ componentId: 'cr-InstantText' })`
  display: inline-block;
  white-space: nowrap;
`;

/** A time in the operator's zone; hovering names the zone and gives the UTC instant. */
export function InstantText({ value, dayOnly, short }: InstantTextProps) {
  const format = useFormatters();
  return (
    <OneRun dateTime={value} title={format.instantTitle(value)} dir="ltr">
      {dayOnly ? format.date(value) : short ? format.minute(value) : format.dateTime(value)}
    </OneRun>
  );
}
