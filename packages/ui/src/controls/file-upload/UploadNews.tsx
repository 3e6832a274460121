'use client';

import { useMessages } from '../../messages/MessagesProvider';
import { VisuallyHidden } from '../../page/layout';
import type { UploadEntry } from './entry';
import { fileUploadEn } from './messages';

interface UploadNewsProps {
  readonly entries: readonly UploadEntry[];
  /** Where the last file went that was moved. */
  readonly moved: string;
}

/** What became of the files, for who hears it. */
export function UploadNews({ entries, moved }: UploadNewsProps) {
  const message = useMessages(fileUploadEn);
  const newsOf = ({ name, status, problem }: UploadEntry) =>
    problem ?? (status === 'done' ? `${name}: ${message('fileUpload.done')}` : '');
  return (
    <VisuallyHidden aria-live="polite">
      {entries.map(newsOf).join(' ')} <span>{moved}</span>
    </VisuallyHidden>
  );
}
