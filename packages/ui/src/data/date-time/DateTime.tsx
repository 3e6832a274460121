'use client';

import { forwardRef, type TimeHTMLAttributes } from 'react';
import { useLocale } from '../../messages/MessagesProvider';
import { TimeRoot, UtcText } from './dateTime.styles';
import { formatInstant, type InstantStyle, instantOf, utcText, zoneName } from './formatInstant';
import { useZone } from './zone';

/** Props of `DateTime`. */
export interface DateTimeProps extends Omit<TimeHTMLAttributes<HTMLTimeElement>, 'children' | 'dateTime'> {
  /** UTC instant in ISO form; a dash when it is none. */
  readonly value: string | null | undefined;
  /** IANA zone; that of the `ZoneProvider` when absent. */
  readonly zone?: string;
  /** Default minute. */
  readonly precision?: InstantStyle;
  /** Shows the UTC instant beside it, and not only on hover. */
  readonly withUtc?: boolean;
}

/** An instant on the reader's clock; hovering names the zone and gives the UTC instant. */
export const DateTime = forwardRef<HTMLTimeElement, DateTimeProps>(function DateTime(
  { value, zone, precision = 'minute', withUtc, ...rest },
  ref,
) {
  const locale = useLocale();
  const own = useZone();
  const timeZone = zone ?? own;
  const instant = value ? instantOf(value) : undefined;
  if (!instant)
    return (
      <TimeRoot ref={ref} {...rest}>
        –
      </TimeRoot>
    );
  const utc = utcText(instant);
  return (
    <TimeRoot
      ref={ref}
      dateTime={instant.toISOString()}
      title={`${zoneName(instant, locale, timeZone)} · ${utc}`}
      {...rest}
    >
      {formatInstant(instant, locale, timeZone, precision)}
      {withUtc && <UtcText>{utc}</UtcText>}
    </TimeRoot>
  );
});
