import { STORAGE_KEYS } from './keys';
import { isRecord } from './operatorMemory';
import { readStored, writeStored } from './storage';

/** The last filter of a list as parameters of its address, by the segment of its resource; '' where none was set in this session. @source spec §3 "filterValues" */
export function lastFilter(segment: string): string {
  const found = keptFilters()[segment];
  return typeof found === 'string' ? found : '';
}

/** Keeps the last filter of a list; it goes with the session, and with a cardholder's inquiry. */
export function keepFilter(segment: string, search: string): void {
  writeStored(STORAGE_KEYS.filterValues, JSON.stringify({ ...keptFilters(), [segment]: search }));
}

function keptFilters(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(readStored(STORAGE_KEYS.filterValues) ?? '{}');
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
}
