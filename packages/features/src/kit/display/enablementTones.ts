import { type Enablement, enablement } from '@corridor/core';
import type { Tone } from '@corridor/ui';

const { initial, enabled, disabled } = enablement.code;

/** Colours that go with the words of an on/off status. */
export const enablementTones: Readonly<Record<Enablement, Tone>> = {
  [initial]: 'info',
  [enabled]: 'success',
  [disabled]: 'neutral',
};
