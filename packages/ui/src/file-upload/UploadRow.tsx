'use client';

import { IconButton } from '../button';
import { Icon } from '../icon/Icon';
import { CloseIcon, FileIcon, ResetIcon, SuccessIcon } from '../icon/icons';
import { useLocale, useMessages } from '../messages/MessagesProvider';
import { writeBytes } from './bytes';
import type { UploadEntry } from './entry';
import { UploadBar, UploadItem, UploadName, UploadNote, UploadText, UploadThumb } from './fileUpload.styles';
import { fileUploadEn } from './messages';
import { usePreview } from './usePreview';

interface UploadRowProps {
  readonly entry: UploadEntry;
  readonly disabled: boolean | undefined;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** One file: a picture of it, its name and size, how far it is, and what can be done with it. */
export function UploadRow({ entry, disabled, onRetry, onRemove }: UploadRowProps) {
  const message = useMessages(fileUploadEn);
  const preview = usePreview(entry);
  const { name, status } = entry;
  const wrong = status === 'failed' || status === 'refused';
  return (
    <UploadItem data-wrong={wrong ? '' : undefined}>
      <UploadThumb>{preview ? <img src={preview} alt="" /> : <Icon of={FileIcon} size="lg" />}</UploadThumb>
      <UploadText>
        <UploadName title={name}>
          <bdi>{name}</bdi>
        </UploadName>
        <Progress entry={entry} />
      </UploadText>
      {status === 'failed' && (
        <IconButton size="sm" label={message('fileUpload.retry', { name })} disabled={disabled} onClick={onRetry}>
          <Icon of={ResetIcon} />
        </IconButton>
      )}
      <IconButton size="sm" label={message('fileUpload.remove', { name })} disabled={disabled} onClick={onRemove}>
        <Icon of={CloseIcon} />
      </IconButton>
    </UploadItem>
  );
}

function Progress({ entry: { name, size, status, progress, problem } }: { readonly entry: UploadEntry }) {
  const message = useMessages(fileUploadEn);
  const locale = useLocale();
  if (status === 'uploading')
    return (
      <UploadBar
        role="progressbar"
        aria-label={message('fileUpload.uploading', { name })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(progress * 100)}
        style={{ '--cr-share': progress }}
      />
    );
  if (problem) return <UploadNote data-tone="danger">{problem}</UploadNote>;
  return (
    <UploadNote data-tone={status === 'done' ? 'success' : undefined}>
      {status === 'done' && <Icon of={SuccessIcon} size="sm" />}
      {writeBytes(size, locale)}
    </UploadNote>
  );
}
