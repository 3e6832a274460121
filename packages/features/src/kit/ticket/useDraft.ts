import { useEffect, useRef, useState } from 'react';
import type { FormDraft } from '../../runtime/FormDrafts';
import { useRuntime } from '../../runtime/Runtime';
import type { TicketDeclaration } from './TicketDeclaration';
import type { TicketOptions } from './TicketOptions';
import type { ChangeDraft, TicketShape } from './TicketShape';

/** Draft of a ticket, which the host keeps until its order is taken. */
export interface TicketDraft<Draft> {
  readonly draft: Draft;
  readonly change: ChangeDraft<Draft>;
  /** What was filled in earlier stands in the ticket again. */
  readonly restored: boolean;
  /** Forgets what is kept, and begins with an empty ticket. */
  startOver(): void;
  /** Forgets what is kept: it is ordered, or not wanted. */
  forget(): void;
}

/** Keeps the draft; whoever listens hears each change once it is made. */
export function useDraft<T extends TicketShape>(
  ticket: TicketDeclaration<T>,
  options: TicketOptions<T>,
): TicketDraft<T['draft']> {
  const { drafts } = useRuntime();
  const name = ['tickets', ticket.concept, ticket.draftOf?.(options)].filter(Boolean).join('.');
  const [first] = useState<T['draft']>(() => ({ ...ticket.empty, ...options.initial }));
  const [found] = useState(() => foundDraft(ticket, drafts?.read(name), first));
  const [restored, setRestored] = useState(found !== undefined);
  const [draft, setDraft] = useState(found ?? first);
  const { onDraftChange } = options;
  const latest = useRef({ draft, onDraftChange });
  useEffect(() => {
    latest.current = { draft, onDraftChange };
  });
  const set = (next: T['draft']) => {
    latest.current.draft = next;
    setDraft(next);
    drafts?.keep(name, saysMore(ticket, next) ? asData(ticket.keptOf?.(next) ?? next) : null);
    latest.current.onDraftChange?.(next);
  };
  return {
    draft,
    change: (how) => set(how(latest.current.draft)),
    restored,
    startOver() {
      setRestored(false);
      set(ticket.empty);
    },
    forget() {
      setRestored(false);
      drafts?.keep(name, null);
    },
  };
}

function asData(draft: object): FormDraft {
  return { ...draft };
}

/** A kept draft as the ticket holds it; undefined where the ticket was opened for something else. */
function foundDraft<T extends TicketShape>(
  ticket: TicketDeclaration<T>,
  kept: Readonly<Record<string, unknown>> | undefined,
  first: T['draft'],
): T['draft'] | undefined {
  if (!kept) return undefined;
  const draft: T['draft'] = { ...ticket.empty, ...kept };
  const [empty, now] = [textsOf(ticket.empty), textsOf(draft)];
  const agrees = Object.entries(textsOf(first)).every(([name, text]) => text === empty[name] || text === now[name]);
  return agrees && saysMore(ticket, draft) ? draft : undefined;
}

/** Returns true if a draft holds more than the next ticket would begin with by itself. */
function saysMore<T extends TicketShape>(ticket: TicketDeclaration<T>, draft: T['draft']): boolean {
  const next = textsOf(ticket.again(draft));
  return Object.entries(textsOf(draft)).some(([name, text]) => text !== (next[name] ?? ''));
}

/** Each value of a draft as text, '' where it says nothing. */
function textsOf(draft: object): Readonly<Record<string, string>> {
  const isNothing = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [name, isNothing(value) || value === '' ? '' : JSON.stringify(value)]),
  );
}
