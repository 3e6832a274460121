import type { SessionUser } from '@corridor/core';
import { keepSize } from '../early/firstReads';
import { remember } from '../session/operatorMemory';
import { writePreferences } from './preferences';

/** Begins a session with what its user chose once for every browser; what was not chosen stays as this browser has it. */
export function adoptPreferences({ preferences }: SessionUser): void {
  const { timezone, density, pageSize } = preferences;
  writePreferences({ ...(timezone && { timezone }), ...(density && { density }) });
  if (pageSize === null) return;
  remember({ size: pageSize });
  keepSize(pageSize);
}
