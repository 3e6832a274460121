import { type Enablement, enablement } from '@corridor/core';
import type { Tone } from '@corridor/ui';

const { initial, enabled, disabled } = enablement.code;

const TONES: Readonly<Record<Enablement, Tone>> = { [initial]: 'info', [enabled]: 'success', [disabled]: 'neutral' };

/** The colour that goes with the word of a beneficiary's status. */
export function beneficiaryStatusTone(status: Enablement): Tone {
  return TONES[status];
}
