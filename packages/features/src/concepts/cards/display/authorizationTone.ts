import type { Authorization } from '@corridor/core';
import { authorizationStatus, authorizationType, settlementStatus } from '@corridor/core';
import type { Tone } from '@corridor/ui';

type Standing = Pick<Authorization, 'type' | 'status' | 'settlement' | 'held'>;

/** The word that says most about an authorization: how it was settled once it was, else where it stands. */
export function authorizationLabelKey({ type, status, settlement }: Standing) {
  if (type === 'reversal') return authorizationType.labelKey(type);
  return settlement ? settlementStatus.labelKey(settlement) : authorizationStatus.labelKey(status);
}

/** The colour that goes with that word. */
export function authorizationTone({ type, status, settlement }: Standing): Tone {
  if (status === 'declined') return 'danger';
  if (type === 'reversal' || status === 'reversed' || status === 'expired') return 'neutral';
  if (settlement === 'settled') return 'success';
  return settlement ? 'warning' : 'info';
}
