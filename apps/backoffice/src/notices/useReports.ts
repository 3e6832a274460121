import type { ErrorListener, EventListener } from '@corridor/features';
import { useMemo } from 'react';
import type { Preferences } from '../preferences/preferences';
import { leaveToLogin } from '../session/sessionStore';
import type { Notices } from './createNotices';
import { noticeOfError, noticeOfEvent } from './noticeOf';

interface Reports {
  readonly onEvent: EventListener;
  readonly onError: ErrorListener;
}

/** Turns what widgets report into notices, and keeps a row height that was chosen in one. */
export function useReports(notices: Notices, change: (changes: Partial<Preferences>) => void): Reports {
  return useMemo(
    () => ({
      onEvent: (event) => {
        if (event.type === 'density.changed') change({ density: event.density });
        const notice = noticeOfEvent(event);
        if (notice) notices.tell(notice);
      },
      onError: (error, context) => {
        const notice = noticeOfError(error, context, leaveToLogin);
        if (notice) notices.tell(notice);
      },
    }),
    [notices, change],
  );
}
