import { createContext, useContext, useSyncExternalStore } from 'react';
import { createNotices, type Notices, type ToldNotice } from './createNotices';

/** Hands the notices to the shell. */
export const NoticesContext = createContext<Notices>(createNotices());

/** What was told since the page was loaded, newest first. */
export function useToldNotices(): readonly ToldNotice[] {
  const notices = useContext(NoticesContext);
  return useSyncExternalStore(notices.onWaiting, notices.told);
}

/** How many notices were told since they were last read. */
export function useUnreadNotices(): number {
  const notices = useContext(NoticesContext);
  return useSyncExternalStore(notices.onWaiting, notices.unread);
}

/** Marks everything told as read; the same function every time. */
export function useMarkNoticesRead(): () => void {
  return useContext(NoticesContext).markRead;
}
