import { lazy, Suspense, useEffect, useState } from 'react';
import type { Notices } from './createNotices';

const NoticeToasts = lazy(async () => ({ default: (await import('./NoticeToasts')).NoticeToasts }));

/** Fetches the toasts when there is something to tell. */
export function LazyNoticeToasts({ notices }: { readonly notices: Notices }) {
  const [asked, setAsked] = useState(false);
  useEffect(() => notices.onWaiting(() => setAsked(true)), [notices]);
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <NoticeToasts notices={notices} />
    </Suspense>
  );
}
