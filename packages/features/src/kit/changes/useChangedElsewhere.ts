import type { Change } from '@corridor/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useChanges } from '../../runtime/changes/useChanges';

/** What others have changed since it was read. */
export interface ChangedElsewhere {
  /** Ids of the records, each once. */
  readonly ids: readonly string[];
  /** Who changed one last; null where nobody knows. */
  readonly by: string | null;
  /** Changes were missed, nobody knows of which records. */
  readonly missed: boolean;
}

const NOTHING: ChangedElsewhere = { ids: [], by: null, missed: false };

/** Collects what others change of the records that are meant, and what forgets it once it is seen. */
export function useChangedElsewhere(
  isMeant: (change: Change) => boolean,
): readonly [changed: ChangedElsewhere, forget: (seen: ChangedElsewhere) => void] {
  const [changed, setChanged] = useState(NOTHING);
  useChanges({
    onChange: (change) => {
      if (!isMeant(change)) return;
      const { recordId, by } = change;
      setChanged(({ ids, missed }) => ({ ids: [...new Set([...ids, recordId])], by: by.name, missed }));
    },
    onMissed: () => setChanged((now) => ({ ...now, missed: true })),
  });
  // What was heard in the meantime stays.
  const forget = useCallback((seen: ChangedElsewhere) => setChanged((now) => (now === seen ? NOTHING : now)), []);
  return [changed, forget];
}

/** Forgets changes once a read that began after them has its answer, whoever asked for it. */
export function useForgetOnceRead(
  refreshing: boolean,
  changed: ChangedElsewhere,
  forget: (seen: ChangedElsewhere) => void,
): void {
  const latest = useRef(changed);
  const before = useRef<ChangedElsewhere | null>(null);
  useEffect(() => {
    latest.current = changed;
  });
  useEffect(() => {
    if (refreshing) before.current = latest.current;
    else if (before.current) forget(before.current);
  }, [refreshing, forget]);
}
