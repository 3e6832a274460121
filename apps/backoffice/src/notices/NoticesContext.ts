import { createContext, useContext, useSyncExternalStore } from 'react';
import { createNotices, type Notices, type ToldNotice } from './createNotices';

/** Hands the notices to the shell. */
export const NoticesContext = createContext<Notices>(createNotices());

/** What was told since the page was loaded, newest first. */
export function useToldNotices(): readonly ToldNotice[] {
  const notices = useContext(NoticesContext);
  return useSyncExternalStore(notices.onWaiting, notices.told);
}
