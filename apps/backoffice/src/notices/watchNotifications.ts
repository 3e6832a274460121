import type { GatewayClient } from '@corridor/core';
import type { Notices } from './createNotices';

/** Milliseconds between two questions of how much is unread. */
const PERIOD_MS = 60_000;

/** Asks from time to time, while the page is seen, how many notifications are unread; returns how to stop. A count that cannot be had stays as it was. */
export function watchNotifications({ notifications }: GatewayClient, notices: Notices): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const ask = () => {
    if (document.visibilityState !== 'visible') return;
    notifications.list({ size: 0, signal }).then(
      ({ unread }) => notices.tellWaiting(unread),
      () => undefined,
    );
  };
  ask();
  const timer = setInterval(ask, PERIOD_MS);
  document.addEventListener('visibilitychange', ask, { signal });
  return () => {
    leaving.abort();
    clearInterval(timer);
  };
}
