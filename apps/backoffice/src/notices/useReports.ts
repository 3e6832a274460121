import type { ErrorListener, EventListener } from '@corridor/features';
import { useMemo } from 'react';
import { leaveToLogin } from '../session/sessionStore';
import type { Notices } from './createNotices';
import { noticeOfError, noticeOfEvent } from './noticeOf';

interface Reports {
  readonly onEvent: EventListener;
  readonly onError: ErrorListener;
}

/** Turns what widgets report into notices. */
export function useReports(notices: Notices): Reports {
  return useMemo(
    () => ({
      onEvent: (event) => {
        const notice = noticeOfEvent(event);
        if (notice) notices.tell(notice);
      },
      onError: (error, context) => {
        const notice = noticeOfError(error, context, leaveToLogin);
        if (notice) notices.tell(notice);
      },
    }),
    [notices],
  );
}
