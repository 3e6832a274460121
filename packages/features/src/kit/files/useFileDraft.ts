import type { UploadEntry } from '@corridor/ui';
import { useEffect, useRef, useState } from 'react';
import { useRuntime } from '../../runtime/Runtime';

/** A file that was chosen and is not stored yet, as its host keeps it. */
export interface FileDraft {
  /** The file of an earlier page, to be sent or dropped; undefined where there is none. */
  readonly found: File | undefined;
  /** Keeps a file until it is stored; null forgets it. Never fails: a closed store costs the file after a reload, not the field. */
  keep(file: File | null): Promise<void>;
  /** Forgets what is kept, and offers it no longer. */
  settle(): Promise<void>;
}

/** Keeps the file of a place with the host until it is stored, so that a session which ends in the middle does not lose it. */
export function useFileDraft(place: string | undefined): FileDraft {
  const files = useRuntime().drafts?.files;
  const [found, setFound] = useState<File>();
  // What is chosen before the host has answered takes the place of what it kept.
  const chosen = useRef(false);
  const writing = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (!files || place === undefined) return undefined;
    let isMeant = true;
    chosen.current = false;
    files.read(place).then(
      (file) => isMeant && !chosen.current && setFound(file),
      () => undefined,
    );
    return () => {
      isMeant = false;
    };
  }, [files, place]);
  // One after the other: a file that takes the place of another must outlive that one's end.
  const keep = async (file: File | null) => {
    if (!files || place === undefined) return;
    chosen.current = true;
    writing.current = writing.current.then(() => files.keep(place, file)).catch(() => undefined);
    await writing.current;
  };
  return {
    found,
    keep,
    settle() {
      setFound(undefined);
      return keep(null);
    },
  };
}

/** A file of an earlier page as the upload field shows it: it did not arrive, and can be sent again. */
export function entryOf(file: File, problem: string): UploadEntry {
  const { name, size, type } = file;
  return { id: 'kept', name, size, type, file, progress: 0, status: 'failed', problem };
}
