import type { Scope } from '../database';
import type { Caller } from './Call';

/** The scope of a caller's own transactions: its partner's rows, or those of the merchants that it is limited to. */
export function scopeOf({ principal }: Pick<Caller, 'principal'>): Scope {
  const { partnerId, userId, merchants } = principal;
  return { kind: 'tenant', partnerId, userId, ...(merchants && { merchants }) };
}
