import type { Segment } from '@corridor/core';
import type { Call } from '../../platform/call';
import { allowsWhole } from '../../platform/resource/judge';

/** Reads records of a segment for a caller who may, as far as its roles show them; null for others, and for who sees some fields only: figures tell of all. */
export async function readable<T>(call: Call, segment: Segment, read: (call: Call) => Promise<T>): Promise<T | null> {
  const { ability } = call.principal;
  if (!ability.can('read', segment) || !allowsWhole(ability, 'read', segment)) return null;
  return read({ ...call, asked: { action: 'read', segment } });
}
