import type { MaterialLinkStatus } from '@corridor/core';
import type { Tone } from '@corridor/ui';

/** Tones of whether a link stands. */
export const linkTones: Readonly<Record<MaterialLinkStatus, Tone>> = { linked: 'success', released: 'neutral' };
