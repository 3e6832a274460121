import { useEffect, useRef } from 'react';
import { useChanges } from '../../runtime/changes/useChanges';
import { useInvalidate } from '../../runtime/useInvalidate';
import { SOURCES } from './useFigures';

/** Milliseconds in which changes are gathered: one call answers for all of them. */
const GATHERED_MS = 2000;

/** Reads the figures again soon after others changed what they are made of. */
export function FollowFigures() {
  const invalidate = useInvalidate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const readSoon = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      invalidate(['dashboard']);
    }, GATHERED_MS);
  };
  useChanges({
    onChange: ({ resource }) => {
      if (SOURCES.includes(resource)) readSoon();
    },
    onMissed: readSoon,
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return null;
}
