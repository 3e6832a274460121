import type { CardStatus } from '@corridor/core';
import type { Tone } from '@corridor/ui';

const TONES: Readonly<Record<CardStatus, Tone>> = {
  unactivated: 'info',
  normal: 'success',
  blocked: 'warning',
  lost: 'danger',
  expired: 'neutral',
  closing: 'warning',
  closed: 'neutral',
};

/** The colour that goes with the word of a card status. */
export function cardStatusTone(status: CardStatus): Tone {
  return TONES[status];
}
