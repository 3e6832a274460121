'use client';

import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import type { Tone } from '../../theme/tone';
import { MeterFill, MeterLine, MeterRoot, MeterTrack } from './meter.styles';

/** Props of `Meter`. */
export interface MeterProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What the limit is on. */
  readonly label: string;
  /** Used part of the limit, from 0 to 1; above 1 it is exceeded. Compute it from minor units, it only draws. */
  readonly share: number;
  /** The limit in words, such as `<Money …/>`. */
  readonly limit?: ReactNode;
  /** What remains of it in words. */
  readonly remaining?: ReactNode;
  /** The same for a screen reader, such as "EUR 750.00 of EUR 1,000.00 remain". */
  readonly valueText: string;
  /** By default calm, a warning from 75 % and danger from 90 % used. */
  readonly tone?: Tone;
}

function toneOf(share: number): Tone {
  if (share >= 0.9) return 'danger';
  return share >= 0.75 ? 'warning' : 'brand';
}

/** How much of a limit is used and what remains. */
export const Meter = forwardRef<HTMLDivElement, MeterProps>(function Meter(
  { label, share, limit, remaining, valueText, tone = toneOf(share), ...rest },
  ref,
) {
  const used = Math.min(1, Math.max(0, share));
  return (
    <MeterRoot
      ref={ref}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(used * 100)}
      aria-valuetext={valueText}
      data-tone={tone}
      {...rest}
    >
      <MeterLine>
        <span data-part="label">{label}</span>
        {limit !== undefined && <span>{limit}</span>}
      </MeterLine>
      <MeterTrack>
        <MeterFill style={{ '--cr-done': used }} />
      </MeterTrack>
      {remaining !== undefined && (
        <MeterLine>
          <span data-part="remaining">{remaining}</span>
        </MeterLine>
      )}
    </MeterRoot>
  );
});
