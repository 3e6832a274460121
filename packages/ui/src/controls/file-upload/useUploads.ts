import { useCallback, useId, useRef } from 'react';
import type { UploadEntry, UploadTask } from './entry';
import { useEntries } from './useEntries';
import { useSending } from './useSending';

interface UploadsOptions<Result> {
  readonly value: readonly UploadEntry<Result>[] | undefined;
  readonly defaultValue: readonly UploadEntry<Result>[];
  readonly onChange: ((entries: readonly UploadEntry<Result>[]) => void) | undefined;
  readonly upload: ((file: File, task: UploadTask) => Promise<Result>) | undefined;
  readonly multiple: boolean;
  /** Why a file is refused, in words; undefined for one that may be sent. */
  readonly refuse: (file: File, before: number) => string | undefined;
  readonly describeFailure: (failure: unknown) => string;
}

/** Adds, sends, retries, moves and removes files; what is removed or left behind is aborted. */
export function useUploads<Result>(options: UploadsOptions<Result>) {
  const { upload, multiple, refuse, describeFailure } = options;
  const { entries, newest, update, patch } = useEntries(options);
  const base = useId();
  const count = useRef(0);
  const { send, abort } = useSending({ upload, describeFailure, patch });

  const remove = useCallback(
    (id: string) => {
      abort(id);
      update((all) => all.filter((entry) => entry.id !== id));
    },
    [abort, update],
  );

  const add = (files: readonly File[]) => {
    const taken = multiple ? files : files.slice(0, 1);
    if (!multiple) for (const { id } of newest.current) remove(id);
    let good = newest.current.filter(({ status }) => status !== 'refused').length;
    const added = taken.map((file): UploadEntry<Result> => {
      const problem = refuse(file, good);
      if (problem === undefined) good += 1;
      const { name, size, type } = file;
      count.current += 1;
      const id = `${base}${count.current}`;
      return { id, name, size, type, file, progress: 0, status: problem ? 'refused' : 'ready', problem };
    });
    update((all) => [...all, ...added]);
    for (const { id, file, status } of added) if (file && status === 'ready') void send(id, file);
  };

  const move = (id: string, steps: number) =>
    update((all) => {
      const from = all.findIndex((entry) => entry.id === id);
      const moved = all[from];
      const rest = all.filter((entry) => entry.id !== id);
      return moved ? rest.toSpliced(Math.max(0, from + steps), 0, moved) : all;
    });

  const retry = ({ id, file }: UploadEntry<Result>) => file && void send(id, file);
  return { entries, add, remove, retry, move };
}
