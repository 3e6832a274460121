import { compactRate } from '@corridor/core';
import { useFormatters } from '../../runtime/useFormatters';

/** Props of `CompactRate`. */
export interface CompactRateProps {
  /** The rate as decimal text. */
  readonly value: string;
}

/** A rate in the digits that matter, as lists show it; hovering gives it in full. */
export function CompactRate({ value }: CompactRateProps) {
  const format = useFormatters();
  return (
    <span title={format.rate(value)} dir="ltr">
      {format.rate(compactRate(value))}
    </span>
  );
}
