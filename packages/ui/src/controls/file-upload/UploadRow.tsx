'use client';

import type { ReactNode } from 'react';
import { Icon } from '../../icon/Icon';
import { ArrowDownIcon, ArrowUpIcon, CloseIcon, FileIcon, ResetIcon, SuccessIcon } from '../../icon/icons';
import { useLocale, useMessages } from '../../messages/MessagesProvider';
import { IconButton } from '../button';
import { writeBytes } from './bytes';
import type { UploadEntry } from './entry';
import { UploadBar, UploadItem, UploadName, UploadNote, UploadText, UploadThumb } from './fileUpload.styles';
import { fileUploadEn } from './messages';
import type { UploadOrder } from './useMoves';
import { usePreview } from './usePreview';

interface UploadRowProps {
  readonly entry: UploadEntry;
  readonly aside: ReactNode;
  /** Where it stands; absent where the order does not matter. */
  readonly order: UploadOrder | undefined;
  readonly disabled: boolean | undefined;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** One file: a picture of it, its name and size, how far it is, and what can be done with it. */
export function UploadRow({ entry, aside, order, disabled, onRetry, onRemove }: UploadRowProps) {
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
      {aside}
      {order && <OrderButtons name={name} order={order} disabled={disabled} />}
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

interface OrderButtonsProps extends Pick<UploadRowProps, 'disabled'> {
  readonly name: string;
  readonly order: UploadOrder;
}

// At an end a button stays where it is and keeps the focus.
function OrderButtons({ name, order: { index, count, onMove }, disabled }: OrderButtonsProps) {
  const message = useMessages(fileUploadEn);
  return (
    <>
      <IconButton
        size="sm"
        label={message('fileUpload.up', { name })}
        disabled={disabled}
        aria-disabled={index === 0 || undefined}
        onClick={() => onMove(-1)}
      >
        <Icon of={ArrowUpIcon} />
      </IconButton>
      <IconButton
        size="sm"
        label={message('fileUpload.down', { name })}
        disabled={disabled}
        aria-disabled={index === count - 1 || undefined}
        onClick={() => onMove(1)}
      >
        <Icon of={ArrowDownIcon} />
      </IconButton>
    </>
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
  if (problem) return <UploadNote data-tone={status === 'waiting' ? 'warning' : 'danger'}>{problem}</UploadNote>;
  return (
    <UploadNote data-tone={status === 'done' ? 'success' : undefined}>
      {status === 'done' && <Icon of={SuccessIcon} size="sm" />}
      {writeBytes(size, locale)}
    </UploadNote>
  );
}
