import { useLocale, useMessages } from '../../messages/MessagesProvider';
import { isAccepted } from './accept';
import { writeBytes } from './bytes';
import { fileUploadEn } from './messages';

interface RefusalOptions {
  readonly accept: string | undefined;
  readonly maxBytes: number;
  readonly maxFiles: number | undefined;
}

/** Why a file cannot be taken, in words, given how many there are before it; undefined for one that can. */
export function useRefusal({ accept, maxBytes, maxFiles }: RefusalOptions) {
  const message = useMessages(fileUploadEn);
  const locale = useLocale();
  return (file: File, before: number): string | undefined => {
    if (!isAccepted(file, accept)) return message('fileUpload.wrongType');
    if (file.size === 0) return message('fileUpload.empty');
    if (file.size > maxBytes) {
      const limit = message('fileUpload.atMost', { limit: writeBytes(maxBytes, locale) });
      return `${message('fileUpload.tooLarge')} · ${limit}`;
    }
    return maxFiles !== undefined && before >= maxFiles
      ? message('fileUpload.tooMany', { count: maxFiles })
      : undefined;
  };
}
