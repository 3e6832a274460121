import { useEffect, useRef, useState } from 'react';
import { useFileDraft } from '../../../kit/files/useFileDraft';
import type { KeptDraft } from '../../../kit/form/useFormDraft';
import { useRuntime } from '../../../runtime/Runtime';
import { type BatchEntry, keptBatch, restoredBatch } from './keptBatch';

const NAME = 'paymentBatches.create';

/** Keeps what is entered of a batch, with its file, until it is sent; `restore` takes what was entered earlier, and null begins anew. */
export function useKeptBatch(entry: BatchEntry, restore: (entry: BatchEntry | null) => void): KeptDraft {
  const { drafts } = useRuntime();
  const { found, keep, settle } = useFileDraft(NAME);
  const [restored, setRestored] = useState<File>();
  const latest = useRef({ restore, keep });
  latest.current = { restore, keep };
  const source = entry.file?.source;
  const isEntered = useRef(false);
  isEntered.current = source !== undefined;
  useEffect(() => {
    const draft = drafts?.read(NAME);
    if (!found || !draft) return;
    const take = (earlier: BatchEntry | undefined) => {
      // Whoever has begun another meanwhile goes on with that.
      if (!earlier || isEntered.current) return;
      latest.current.restore(earlier);
      setRestored(earlier.file?.source);
    };
    // What can no longer be read is no draft.
    restoredBatch(found, draft).then(take, () => undefined);
  }, [found, drafts]);
  useEffect(() => {
    if (source) void latest.current.keep(source);
  }, [source]);
  const { step, file, layout, columns, rows, control } = entry;
  useEffect(() => {
    const draft = keptBatch({ step, file, layout, columns, rows, control });
    if (draft) drafts?.keep(NAME, draft);
  }, [drafts, step, file, layout, columns, rows, control]);
  const forget = () => {
    drafts?.keep(NAME, null);
    void settle();
  };
  return {
    // Of another file that was chosen since, nothing was restored.
    restored: restored !== undefined && restored === source,
    forget,
    startOver() {
      forget();
      restore(null);
    },
  };
}
