import type { ReasonParams } from '@corridor/core';
import type { ToastKind, ToastVariant } from '@corridor/ui';

/** Something to tell the operator in a toast. */
export interface Notice {
  readonly kind: ToastKind;
  readonly message: string;
  /** Values of the placeholders of the message's translation. */
  readonly params?: ReasonParams | undefined;
  /** Where it is told: `corner` where absent, `brief` for what needs no reading, `center` for what ends a step. @source spec §9 */
  readonly layer?: ToastVariant;
  /** Two notices of one id are told once while the first is shown. */
  readonly id?: string;
  readonly onClose?: () => void;
}

/** A notice that was told, and when. */
export interface ToldNotice {
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
  /** Calls back when a notice is told, closed or listened to, and when all are read; returns how to stop. */
  onWaiting(listener: () => void): () => void;
  /** What was told since the page was loaded, newest first; the same array until there is another. */
  told(): readonly ToldNotice[];
  /** How many were told since they were last read, and how many notifications wait at the gateway. */
  unread(): number;
  /** Says how many unread notifications wait at the gateway. */
  tellWaiting(count: number): void;
  /** All that was told is read. */
  markRead(): void;
}

/** How many notices are remembered. */
const REMEMBERED = 20;

/** Makes the notices of one back office. */
export function createNotices(now: () => Date = () => new Date()): Notices {
  let waiting: readonly Notice[] = [];
  const waiters = new Set<() => void>();
  let listening: ((notice: Notice) => void) | null = null;
  let told: readonly ToldNotice[] = [];
  let count = 0;
  let read = 0;
  let elsewhere = 0;
  return {
    tell(notice) {
      const { kind, message, params } = notice;
      count += 1;
      told = [{ key: count, kind, message, ...(params && { params }), at: now().toISOString() }, ...told].slice(
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
    told: () => told,
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
