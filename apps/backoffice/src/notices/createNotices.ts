import type { ToastKind } from '@corridor/ui';

/** Something to tell the operator in a toast. */
export interface Notice {
  readonly kind: ToastKind;
  readonly message: string;
  /** Two notices of one id are told once while the first is shown. */
  readonly id?: string;
  readonly onClose?: () => void;
}

/** A notice that was told, and when. */
export interface ToldNotice {
  readonly key: number;
  readonly kind: ToastKind;
  readonly message: string;
  /** UTC instant. */
  readonly at: string;
}

/** Notices on their way to the toasts, whose code is fetched when there is one to tell. */
export interface Notices {
  tell(notice: Notice): void;
  /** Calls back for each notice, those that waited first; returns how to stop. */
  listen(listener: (notice: Notice) => void): () => void;
  /** Calls back when a notice is told, and when all are read; returns how to stop. */
  onWaiting(listener: () => void): () => void;
  /** What was told since the page was loaded, newest first; the same array until there is another. */
  told(): readonly ToldNotice[];
  /** How many were told since they were last read. */
  unread(): number;
  /** All that was told is read. */
  markRead(): void;
}

/** How many notices are remembered. */
const REMEMBERED = 20;

/** Makes the notices of one back office. */
export function createNotices(now: () => Date = () => new Date()): Notices {
  const waiting: Notice[] = [];
  const waiters = new Set<() => void>();
  let listening: ((notice: Notice) => void) | null = null;
  let told: readonly ToldNotice[] = [];
  let count = 0;
  let read = 0;
  return {
    tell(notice) {
      const { kind, message } = notice;
      count += 1;
      told = [{ key: count, kind, message, at: now().toISOString() }, ...told].slice(0, REMEMBERED);
      if (listening) listening(notice);
      else waiting.push(notice);
      for (const waiter of waiters) waiter();
    },
    listen(listener) {
      listening = listener;
      for (const notice of waiting.splice(0)) listener(notice);
      return () => {
        if (listening === listener) listening = null;
      };
    },
    onWaiting(listener) {
      waiters.add(listener);
      return () => void waiters.delete(listener);
    },
    told: () => told,
    unread: () => count - read,
    markRead() {
      if (read === count) return;
      read = count;
      for (const waiter of waiters) waiter();
    },
  };
}
