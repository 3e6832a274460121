'use client';

import { forwardRef, type HTMLAttributes } from 'react';
import type { Tone } from '../../theme/tone';
import { ChipBody, ChipRoot, StatusDot } from './chip.styles';

/** Props of `StatusChip`. */
export interface StatusChipProps extends HTMLAttributes<HTMLSpanElement> {
  readonly tone: Tone;
}

/** The status of a record: a dot, a colour, and always the word. */
export const StatusChip = forwardRef<HTMLSpanElement, StatusChipProps>(function StatusChip(
  { tone, children, ...rest },
  ref,
) {
  return (
    <ChipRoot ref={ref} data-tone={tone} {...rest}>
      <ChipBody>
        <StatusDot aria-hidden="true" />
        {children}
      </ChipBody>
    </ChipRoot>
  );
});
