import { PAGE_SIZES } from '@corridor/core';
import type { Density } from '@corridor/ui';
import { operatorKey } from './keys';
import { storedUser } from './sessionStore';
import { readStored, writeStored } from './storage';

/** What this browser remembers of an operator from one session to the next, in every list alike. */
export interface OperatorMemory {
  /** Rows of a page. */
  readonly size?: number;
  readonly density?: Density;
}

/** Memory of the operator who is signed in; what cannot be read is as if it were not there. */
export function readMemory(): OperatorMemory {
  const { size, density } = readKept();
  return {
    ...(typeof size === 'number' && PAGE_SIZES.includes(size) && { size }),
    ...((density === 'comfortable' || density === 'compact') && { density }),
  };
}

/** Adds to the memory of the operator who is signed in; without one nothing is kept. */
export function remember(changes: OperatorMemory): void {
  keep({ ...changes });
}

/** All that is kept for the operator who is signed in, as it was stored. */
export function readKept(): Readonly<Record<string, unknown>> {
  const user = storedUser();
  if (!user) return {};
  try {
    const kept: unknown = JSON.parse(readStored(operatorKey(user.id)) ?? '{}');
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** Stores changes of what is kept. It is read anew: another tab may have written since. */
export function keep(changes: Readonly<Record<string, unknown>>): void {
  const user = storedUser();
  if (user) writeStored(operatorKey(user.id), JSON.stringify({ ...readKept(), ...changes }));
}

/** Returns true if a value that was stored has properties. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
