import type { ReasonParams } from '@corridor/core';
import type { ToastKind, ToastVariant } from '@corridor/ui';

/** Something to tell the operator in a toast. */
export interface Notice {
  readonly kind: ToastKind;
  readonly message: string;
  /** Values of the placeholders of the message's translation. */
  readonly params?: ReasonParams | undefined;
  /** Where it is shown: `corner` where absent, `brief` for what needs no reading, `center` for what ends a step. @source spec §9 */
  readonly layer?: ToastVariant;
  /** A notice whose id is still on screen is not shown again. */
  readonly id?: string;
  readonly onClose?: () => void;
}

/** A notice that was shown, and when. */
export interface ShownNotice {
  readonly key: number;
  readonly kind: ToastKind;
  readonly message: string;
  readonly params?: ReasonParams | undefined;
  /** UTC instant. */
  readonly at: string;
}

/** Notices on their way to the toasts, whose code is fetched when there is one to tell. */
export interface Notices {
  tell(notice: Notice): void;
  /** Notices that nobody has listened to yet, oldest first; the same array until there is another. */
  waiting(): readonly Notice[];
  /** Closes a notice that waits. */
  close(notice: Notice): void;
  /** Calls back for each notice, those that waited first; returns how to stop. */
  listen(listener: (notice: Notice) => void): () => void;
  /** Calls back when a notice is shown, closed or listened to, and when all are read; returns how to stop. */
  onWaiting(listener: () => void): () => void;
  /** What was shown since the page was loaded, newest first; the same array until there is another. */
  shown(): readonly ShownNotice[];
  /** How many were shown since they were last read, and how many notifications wait at the gateway. */
  unread(): number;
  /** Says how many unread notifications wait at the gateway. */
  tellWaiting(count: number): void;
  /** All that was shown is read. */
  markRead(): void;
}

/** How many notices are remembered. */
const REMEMBERED = 20;

/** Makes the notices of one back office. */
export function createNotices(now: () => Date = () => new Date()): Notices {
  let waiting: readonly Notice[] = [];
  const waiters = new Set<() => void>();
  let listening: ((notice: Notice) => void) | null = null;
  let shown: readonly ShownNotice[] = [];
  let count = 0;
  let read = 0;
  let elsewhere = 0;
  return {
    tell(notice) {
      const { kind, message, params } = notice;
      count += 1;
      shown = [{ key: count, kind, message, ...(params && { params }), at: now().toISOString() }, ...shown].slice(
        0,
        REMEMBERED,
      );
      if (listening) listening(notice);
      else if (!notice.id || waiting.every(({ id }) => id !== notice.id)) waiting = [...waiting, notice];
      for (const waiter of waiters) waiter();
    },
    listen(listener) {
      listening = listener;
      const waited = waiting;
      waiting = [];
      for (const notice of waited) listener(notice);
      for (const waiter of waiters) waiter();
      return () => {
        if (listening === listener) listening = null;
      };
    },
    waiting: () => waiting,
    close(notice) {
      waiting = waiting.filter((other) => other !== notice);
      for (const waiter of waiters) waiter();
      notice.onClose?.();
    },
    onWaiting(listener) {
      waiters.add(listener);
      return () => void waiters.delete(listener);
    },
    shown: () => shown,
    unread: () => count - read + elsewhere,
    tellWaiting(next) {
      if (elsewhere === next) return;
      elsewhere = next;
      for (const waiter of waiters) waiter();
    },
    markRead() {
      if (read === count) return;
      read = count;
      for (const waiter of waiters) waiter();
    },
  };
}
