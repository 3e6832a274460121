import { useState } from 'react';
import type { SubmissionOptions } from './SubmissionOptions';
import type { Intent, TicketShape } from './TicketShape';

/** The order that is under way, known to the host too, as text. */
export function usePending<T extends TicketShape>({ pending, onPendingChange, rules }: SubmissionOptions<T>) {
  const { write, read } = rules.pending ?? AS_JSON;
  const [intent, setIntent] = useState<Intent<T['input']> | null>(() => (pending ? read(pending) : null));
  const hold = (next: Intent<T['input']> | null) => {
    setIntent(next);
    onPendingChange?.(next && write(next));
  };
  return [intent, hold] as const;
}

const AS_JSON = { write: (intent: Intent<unknown>): string => JSON.stringify(intent), read: readIntent };

/** Reads what a host kept; what is no order of ours is none. */
function readIntent(text: string): Intent<unknown> | null {
  try {
    const kept: unknown = JSON.parse(text);
    return isIntent(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isIntent(kept: unknown): kept is Intent<unknown> {
  return typeof kept === 'object' && kept !== null && 'input' in kept && 'requestId' in kept;
}
