import type { ErrorListener, EventListener } from '@corridor/features';
import { useMemo } from 'react';
import type { Preferences } from '../preferences/preferences';
import { doubtRights } from '../session/doubtedRights';
import { leaveExpired } from '../session/returnAddress';
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
        if (error.kind === 'forbidden') doubtRights();
        const notice = noticeOfError(error, context, () => leaveExpired());
        if (notice) notices.tell(notice);
      },
    }),
    [notices, change],
  );
}
