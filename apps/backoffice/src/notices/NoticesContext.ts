import { createContext, useContext, useSyncExternalStore } from 'react';
import { createNotices, type Notices, type ShownNotice } from './createNotices';

/** Hands the notices to the shell. */
export const NoticesContext = createContext<Notices>(createNotices());

/** What was shown since the page was loaded, newest first. */
export function useShownNotices(): readonly ShownNotice[] {
  const notices = useContext(NoticesContext);
  return useSyncExternalStore(notices.onWaiting, notices.shown);
}

/** How many notices were shown since they were last read. */
export function useUnreadNotices(): number {
  const notices = useContext(NoticesContext);
  return useSyncExternalStore(notices.onWaiting, notices.unread);
}

/** Marks everything shown as read; the same function every time. */
export function useMarkNoticesRead(): () => void {
  return useContext(NoticesContext).markRead;
}
