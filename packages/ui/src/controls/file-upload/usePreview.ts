import { useEffect, useState } from 'react';
import type { UploadEntry } from './entry';

/** Address of a picture of an entry: its own, or one made of its file for as long as it is shown. */
export function usePreview({ file, previewUrl, type, status }: UploadEntry): string | undefined {
  const [made, setMade] = useState<string>();
  const source = file && status !== 'refused' && /^image\/(png|jpeg|gif|webp|avif|bmp)$/.test(type) ? file : undefined;
  useEffect(() => {
    if (!source || typeof URL.createObjectURL !== 'function') return;
    const url = URL.createObjectURL(source);
    setMade(url);
    return () => {
      setMade(undefined);
      URL.revokeObjectURL(url);
    };
  }, [source]);
  return previewUrl ?? made;
}
