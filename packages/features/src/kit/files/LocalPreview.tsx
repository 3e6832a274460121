import { Icon, IconButton, ShowIcon } from '@corridor/ui';
import { useState } from 'react';
import { useMessages } from '../../i18n/useMessages';
import { fileMessages } from '../../messages/files';
import { lazyPart } from '../lazyPart';
import type { ShownFile } from './useFileContent';

const FilePreviewDialog = lazyPart(async () => (await import('./FilePreviewDialog')).FilePreviewDialog);

/** Props of `LocalPreview`. */
export interface LocalPreviewProps {
  readonly name: string;
  /** The file that was chosen here. */
  readonly file: File | undefined;
  /** The file where it was uploaded; its id is what the chosen one is known by. */
  readonly kept: ShownFile | undefined;
}

/** Opens the preview of an uploaded file; one that was chosen here is not fetched for it. */
export function LocalPreview({ name, file, kept }: LocalPreviewProps) {
  const t = useMessages(fileMessages);
  const [open, setOpen] = useState(false);
  if (!kept) return null;
  const shown = file ? { ...kept, read: () => contentOf(file) } : kept;
  return (
    <>
      <IconButton size="sm" label={t('files.preview', { name })} onClick={() => setOpen(true)}>
        <Icon of={ShowIcon} />
      </IconButton>
      {open && <FilePreviewDialog title={name} file={shown} onClose={() => setOpen(false)} />}
    </>
  );
}

async function contentOf(file: File) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return { content: btoa(binary), contentType: file.type };
}
