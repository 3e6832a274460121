import type { ToastKind } from '@corridor/ui';

/** Something to tell the operator in a toast. */
export interface Notice {
  readonly kind: ToastKind;
  readonly message: string;
  /** Two notices of one id are told once while the first is shown. */
  readonly id?: string;
  readonly onClose?: () => void;
}

/** Notices on their way to the toasts, whose code is fetched when there is one to tell. */
export interface Notices {
  tell(notice: Notice): void;
  /** Calls back for each notice, those that waited first; returns how to stop. */
  listen(listener: (notice: Notice) => void): () => void;
  /** Calls back when the first notice waits; returns how to stop. */
  onWaiting(listener: () => void): () => void;
}

/** Makes the notices of one back office. */
export function createNotices(): Notices {
  const waiting: Notice[] = [];
  const waiters = new Set<() => void>();
  let told: ((notice: Notice) => void) | null = null;
  return {
    tell(notice) {
      if (told) return told(notice);
      waiting.push(notice);
      for (const waiter of waiters) waiter();
    },
    listen(listener) {
      told = listener;
      for (const notice of waiting.splice(0)) listener(notice);
      return () => {
        if (told === listener) told = null;
      };
    },
    onWaiting(listener) {
      waiters.add(listener);
      return () => waiters.delete(listener);
    },
  };
}
