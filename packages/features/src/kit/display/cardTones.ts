import type { CardStatus } from '@corridor/core';
import type { Tone } from '@corridor/ui';

/** Colours that go with the words of a card's status. */
export const cardTones: Readonly<Record<CardStatus, Tone>> = {
  unactivated: 'info',
  normal: 'success',
  blocked: 'warning',
  lost: 'danger',
  expired: 'neutral',
  closing: 'warning',
  closed: 'neutral',
};
