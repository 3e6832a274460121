import type { Approvable } from '@corridor/core';
import type { AuditEntry, Services } from '../../platform/call';
import { type Fingerprints, fingerprintsOf } from '../../platform/idempotency/fingerprintOf';

/** What a write leaves, as far as whoever approves it relies on it. */
interface Left {
  readonly approvable: Approvable<object>;
  readonly record: object | null;
  readonly entry: AuditEntry | undefined;
}

/** Fingerprints of what must still be so when a write is done: its terms, and what its record was before. */
export function termsPrints(keys: Services, { approvable, record, entry }: Left): Promise<Fingerprints> {
  const terms = { terms: record && approvable.termsOf(record), before: entry?.before ?? null };
  return fingerprintsOf(keys, { operation: 'approval', body: plain(terms), file: null });
}

/** The same as JSON has it, amounts of minor units as texts. */
function plain(value: object): Record<string, unknown> {
  const text = JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? part.toString() : part));
  return JSON.parse(text) as Record<string, unknown>;
}
