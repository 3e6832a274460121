import { Button, Dialog } from '@corridor/ui';
import { useDisplayTools } from '../columns/useDisplayTools';
import { FileView } from './FileView';
import type { ShownFile } from './useFileContent';

/** Props of `FilePreviewDialog`. */
export interface FilePreviewDialogProps {
  /** What the file shows, such as a proof of address. */
  readonly title: string;
  readonly file: ShownFile;
  readonly onClose: () => void;
}

/** A file in a dialog over the page. */
export function FilePreviewDialog({ title, file, onClose }: FilePreviewDialogProps) {
  const { t } = useDisplayTools();
  return (
    <Dialog
      open
      onClose={onClose}
      width="lg"
      title={title}
      footer={<Button onClick={onClose}>{t('actions.close')}</Button>}
    >
      <FileView file={file} />
    </Dialog>
  );
}
