import type { Breach, BreachKind, ChainReport } from '@corridor/gateway';

const WHAT: Readonly<Record<BreachKind, string>> = {
  changed: 'says something else than what was sealed',
  missing: 'was deleted',
  cut: 'does not follow the seal before it: a seal is gone or was exchanged',
  shortened: 'is the last one, but more were sealed: the end was cut off',
  unsealed: 'was written around the gateway: no seal covers it',
  rewritten: 'is not the one that was kept: the chain was written anew',
};

/** What a look at one partner's log found, in lines for a terminal. */
export function describeReport({ partnerName, partnerId, entries, head, breaches }: ChainReport): string[] {
  const whose = `${partnerName} (${partnerId})`;
  if (breaches.length > 0) return [`✗ ${whose}: the chain breaks`, ...breaches.map(describeBreach)];
  if (!head) return [`✓ ${whose}: no entries`];
  return [`✓ ${whose}: ${entries.toLocaleString('en')} entries, the chain holds up to ${head.hash}`];
}

function describeBreach({ kind, position, entryId }: Breach): string {
  const place = position === null ? 'entry' : `entry ${position.toLocaleString('en')}`;
  return `    ${place}${entryId ? ` (${entryId})` : ''} ${WHAT[kind]}`;
}
