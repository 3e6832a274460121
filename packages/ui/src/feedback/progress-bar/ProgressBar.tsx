'use client';

import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import type { Tone } from '../../theme/tone';
import { BarFill, BarTrack, BarWords, ProgressRoot } from './progressBar.styles';

/** Props of `ProgressBar`. */
export interface ProgressBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What makes progress. */
  readonly label: string;
  /** Percentage done, from 0 to 100; unknown when absent. */
  readonly value?: number;
  /** Shows the label, and this or the percentage, above the bar. */
  readonly showLabel?: boolean;
  /** Words in place of the percentage, such as "3 of 12 files". */
  readonly valueText?: string;
  /** Default brand. */
  readonly tone?: Tone;
  /** Default md (6 px). */
  readonly size?: 'sm' | 'md';
  /** A line under the bar. */
  readonly help?: ReactNode;
}

/** How far something has got; runs back and forth while that is unknown. */
export const ProgressBar = forwardRef<HTMLDivElement, ProgressBarProps>(function ProgressBar(
  { label, value, showLabel, valueText, tone = 'brand', size = 'md', help, ...rest },
  ref,
) {
  const done = value === undefined ? undefined : Math.min(100, Math.max(0, value));
  const words = valueText ?? (done === undefined ? undefined : `${Math.round(done)} %`);
  return (
    <ProgressRoot
      ref={ref}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={done === undefined ? undefined : Math.round(done)}
      aria-valuetext={valueText}
      data-tone={tone}
      {...rest}
    >
      {showLabel && (
        <BarWords>
          <span>{label}</span>
          <span>{words}</span>
        </BarWords>
      )}
      <BarTrack data-size={size}>
        <BarFill data-running={done === undefined ? '' : undefined} style={{ '--cr-done': (done ?? 30) / 100 }} />
      </BarTrack>
      {help && <BarWords>{help}</BarWords>}
    </ProgressRoot>
  );
});
