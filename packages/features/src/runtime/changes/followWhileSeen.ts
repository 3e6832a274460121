import { type ChangeSource, followChanges } from '@corridor/core';
import type { ChangeListener } from './ChangeListener';

/** Milliseconds until a stream that was given up is tried again. */
const AGAIN_MS = 60_000;

/** Follows changes while the page is seen, from where it was left; ends with the signal. */
export function followWhileSeen(
  source: ChangeSource,
  listeners: ReadonlySet<Partial<ChangeListener>>,
  ending: AbortSignal,
): void {
  let position: string | undefined;
  let leaving: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (how: (listener: Partial<ChangeListener>) => void) => {
    for (const listener of [...listeners]) how(listener);
  };
  const follower = {
    onChange: (change: Parameters<ChangeListener['onChange']>[0]) => tell((one) => one.onChange?.(change)),
    onReset: () => tell((one) => one.onMissed?.()),
    onRights: () => tell((one) => one.onRights?.()),
    onPosition: (id: string) => {
      position = id;
    },
  };
  const open = () => {
    clearTimeout(timer);
    if (leaving || document.hidden) return;
    const own = new AbortController();
    leaving = own;
    void followChanges(source, follower, own.signal, position).then(() => {
      if (own.signal.aborted) return;
      leaving = undefined;
      timer = setTimeout(open, AGAIN_MS);
    });
  };
  const close = () => {
    clearTimeout(timer);
    leaving?.abort();
    leaving = undefined;
  };
  const look = () => (document.hidden ? close() : open());
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', open);
  ending.addEventListener('abort', () => {
    close();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', open);
  });
  open();
}
