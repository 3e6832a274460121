import { STORAGE_KEYS } from './keys';
import { isRecord } from './operatorMemory';
import { readStored, writeStored } from './storage';

/** Remembers that a cardholder's inquiry is on screen now; nothing of the card is kept. @source spec §3 "QueryCard" */
export function keepQueryCard(now: number = Date.now()): void {
  writeStored(STORAGE_KEYS.queryCard, JSON.stringify({ seenAt: now }));
}

/** Returns true if the inquiry was on screen some seconds ago or since, as far as this browser knows. */
export function wasSeenWithin(seconds: number, now: number = Date.now()): boolean {
  const seenAt = seenIn(readStored(STORAGE_KEYS.queryCard));
  return seenAt === undefined || now - seenAt <= seconds * 1000;
}

function seenIn(text: string | null): number | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isRecord(kept) && typeof kept.seenAt === 'number' ? kept.seenAt : undefined;
  } catch {
    return undefined;
  }
}
