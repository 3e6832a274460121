import { useCallback, useRef } from 'react';
import { useControlled } from '../../internal/useControlled';
import { useScreenEffect } from '../../internal/useScreenEffect';
import type { UploadEntry } from './entry';

interface EntriesOptions<Result> {
  readonly value: readonly UploadEntry<Result>[] | undefined;
  readonly defaultValue: readonly UploadEntry<Result>[];
  readonly onChange: ((entries: readonly UploadEntry<Result>[]) => void) | undefined;
}

/** The list, with changes that build on the newest one: uploads report at any time, several between two renders. */
export function useEntries<Result>({ value, defaultValue, onChange }: EntriesOptions<Result>) {
  const [entries, setEntries] = useControlled(value, defaultValue, onChange);
  const newest = useRef(entries);
  useScreenEffect(() => {
    newest.current = entries;
  }, [entries]);
  const update = useCallback(
    (change: (entries: readonly UploadEntry<Result>[]) => readonly UploadEntry<Result>[]) => {
      newest.current = change(newest.current);
      setEntries(newest.current);
    },
    [setEntries],
  );
  const patch = useCallback(
    (id: string, part: Partial<UploadEntry<Result>>) =>
      update((all) => all.map((entry) => (entry.id === id ? { ...entry, ...part } : entry))),
    [update],
  );
  return { entries, newest, update, patch };
}
