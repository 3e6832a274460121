import { FILE_TYPES } from '@corridor/core';
import { Button, FileIcon, FileUpload, Icon, Inline, Stack, Text, type UploadTask } from '@corridor/ui';
import { useState } from 'react';
import { useMessages } from '../../i18n/useMessages';
import { fileMessages } from '../../messages/files';
import { useDisplayTools } from '../columns/useDisplayTools';
import { lazyPart } from '../lazyPart';
import { StoredName, StoredRow } from './fileField.styles';
import type { ShownFile } from './useFileContent';
import { entryOf, useFileDraft } from './useFileDraft';

const FilePreviewDialog = lazyPart(async () => (await import('./FilePreviewDialog')).FilePreviewDialog);

/** A file that is kept: what it is, its size in bytes, since when (UTC instant). */
export interface KeptFile extends ShownFile {
  readonly size: number;
  readonly uploadedAt: string;
}

/** Props of `FileField`. */
export interface FileFieldProps {
  /** What the file shows, such as a proof of address. */
  readonly label: string;
  /** The file that is there. */
  readonly file: KeptFile | undefined;
  /** Name of its place, under which the host keeps a chosen file until it is stored; absent where it keeps none. */
  readonly place?: string | undefined;
  /** Sends a file as soon as it is chosen; absent where the reader may only look. */
  readonly upload?: ((file: File, task: UploadTask) => Promise<unknown>) | undefined;
  /** Says why a file was not taken. */
  readonly describeFailure: (failure: unknown) => string;
}

/** One file of a record: shown, previewed and replaced where it is there, and uploaded with progress where it is not. */
export function FileField({ label, file, place, upload, describeFailure }: FileFieldProps) {
  const t = useMessages(fileMessages);
  const [replacing, setReplacing] = useState(false);
  const draft = useFileDraft(place);
  const { found } = draft;
  const takes = upload && (!file || replacing || found !== undefined);
  const send = async (chosen: File, task: UploadTask) => {
    // First, since a session that ends in the middle takes the page with it.
    await draft.keep(chosen);
    const stored = await upload?.(chosen, task);
    await draft.settle();
    setReplacing(false);
    return stored;
  };
  const keepCurrent = () => {
    setReplacing(false);
    void draft.settle();
  };
  return (
    <Stack gap={2} role="group" aria-label={label}>
      <Text variant="caption" weight="medium">
        {label}
      </Text>
      {file && !takes && <StoredFile label={label} file={file} onReplace={upload && (() => setReplacing(true))} />}
      {takes && (
        <FileUpload
          key={found ? 'kept' : 'new'}
          aria-label={label}
          accept={FILE_TYPES.join(',')}
          hint={t('files.hint')}
          upload={send}
          defaultValue={found && [entryOf(found, t('files.unsent'))]}
          onChange={(entries) => entries.length === 0 && void draft.keep(null)}
          describeFailure={describeFailure}
        />
      )}
      {takes && file && (
        <Button size="sm" variant="ghost" onClick={keepCurrent} style={{ alignSelf: 'start' }}>
          {t('files.keep')}
        </Button>
      )}
      {!file && !upload && <Text color="muted">{t('files.none')}</Text>}
    </Stack>
  );
}

/** Props of `StoredFile`. */
export interface StoredFileProps {
  readonly label: string;
  readonly file: KeptFile;
  readonly onReplace?: (() => void) | undefined;
}

/** A file that is kept, with its preview. */
export function StoredFile({ label, file, onReplace }: StoredFileProps) {
  const t = useMessages(fileMessages);
  const { format, locale } = useDisplayTools();
  const [open, setOpen] = useState(false);
  const { name, size, uploadedAt } = file;
  return (
    <StoredRow>
      <Icon of={FileIcon} size="lg" />
      <StoredName>
        <Text title={name}>
          <bdi>{name}</bdi>
        </Text>
        <Text variant="small" color="muted" tabular>
          <bdi>{t('files.uploaded', { size: fileSize(size, locale), date: format.date(uploadedAt) })}</bdi>
        </Text>
      </StoredName>
      <Inline gap={2} wrap={false}>
        <Button size="sm" aria-label={t('files.preview', { name: label })} onClick={() => setOpen(true)}>
          {t('files.look')}
        </Button>
        {onReplace && (
          <Button size="sm" aria-label={t('files.replaceNamed', { name: label })} onClick={onReplace}>
            {t('files.replace')}
          </Button>
        )}
      </Inline>
      {open && <FilePreviewDialog title={label} file={file} onClose={() => setOpen(false)} />}
    </StoredRow>
  );
}

const KILOBYTE = 1024;

/** Size of a file for reading, such as 820 kB. */
function fileSize(bytes: number, locale: string): string {
  const write = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  return write.format(Math.max(1, Math.round(bytes / KILOBYTE)));
}
