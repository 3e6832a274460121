import type { Scope } from '../database';
import type { Caller } from './Call';

/** The scope of a caller's own transactions: its partner's rows. */
export function scopeOf({ principal }: Caller): Scope {
  return { kind: 'tenant', partnerId: principal.partnerId, userId: principal.userId };
}
