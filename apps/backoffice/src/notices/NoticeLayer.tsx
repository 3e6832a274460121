import { lazyPart } from '@corridor/features';
import { whenIdle } from '@corridor/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Boundary } from '../screens/errors/Boundary';
import type { Notices } from './createNotices';
import { PlainNotices } from './PlainNotices';

const NoticeToasts = lazyPart(async () => (await import('./NoticeToasts')).NoticeToasts);

const nothing = () => null;

/** Tells notices in toasts, whose code is fetched once the page is calm or there is something to tell; without it, plainly. */
export function NoticeLayer({ notices }: { readonly notices: Notices }) {
  const waiting = useSyncExternalStore(notices.onWaiting, notices.waiting);
  const [asked, setAsked] = useState(false);
  const [lost, setLost] = useState(false);
  const wanted = waiting.length > 0;
  useEffect(() => whenIdle(NoticeToasts.preload), []);
  useEffect(() => {
    if (!wanted) return;
    setAsked(true);
    NoticeToasts.preload().then(
      () => setLost(false),
      () => setLost(true),
    );
  }, [wanted]);
  return (
    <Boundary of={notices} fallback={nothing}>
      {asked && <NoticeToasts notices={notices} />}
      {lost && wanted && <PlainNotices waiting={waiting} onClose={notices.close} />}
    </Boundary>
  );
}
