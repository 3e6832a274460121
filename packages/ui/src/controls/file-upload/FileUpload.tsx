'use client';

import {
  type ClipboardEvent,
  type ForwardedRef,
  forwardRef,
  type InputHTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
  useId,
  useRef,
} from 'react';
import { useMergedRef } from '../../internal/useMergedRef';
import { useLocale, useMessages } from '../../messages/MessagesProvider';
import { useField, useFieldControl } from '../field';
import { acceptedKinds } from './accept';
import { writeBytes } from './bytes';
import { Drop } from './Drop';
import type { UploadEntry, UploadTask } from './entry';
import { UploadList, UploadRoot } from './fileUpload.styles';
import { fileUploadEn } from './messages';
import { UploadNews } from './UploadNews';
import { UploadRow } from './UploadRow';
import { useMoves } from './useMoves';
import { useRefusal } from './useRefusal';
import { useUploads } from './useUploads';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'size'>;

/** Props of `FileUpload`; `className` and `style` go to the outermost element, the rest and the ref to the file input. */
export interface FileUploadProps<Result = unknown> extends Native {
  /** The files; those that are refused or failed are among them, so look at their status. */
  readonly value?: readonly UploadEntry<Result>[];
  readonly defaultValue?: readonly UploadEntry<Result>[];
  readonly onChange?: (entries: readonly UploadEntry<Result>[]) => void;
  /** Sends one file as soon as it is chosen; without it files wait as `ready` for the form to send them. */
  readonly upload?: (file: File, task: UploadTask) => Promise<Result>;
  /** Says why an upload failed. */
  readonly describeFailure?: (failure: unknown) => string;
  /** Largest file in bytes. Default 1 MB. @source spec §5 */
  readonly maxBytes?: number;
  /** Most files, with `multiple`. */
  readonly maxFiles?: number;
  /** Their order matters: each can be moved up and down. */
  readonly ordered?: boolean;
  /** What else is said of a file or can be done with it. */
  readonly aside?: (entry: UploadEntry<Result>) => ReactNode;
  /** What may be given, in place of kinds and limit. */
  readonly hint?: ReactNode;
}

const MEGABYTE = 1024 * 1024;
const NOTHING: readonly [] = [];

function FileUploadInner<Result>(props: FileUploadProps<Result>, ref: ForwardedRef<HTMLInputElement>) {
  const { value, defaultValue = NOTHING, onChange, upload, describeFailure, ...more } = props;
  const { maxBytes = MEGABYTE, maxFiles, ordered, aside, hint, className, style, multiple = false, ...rest } = more;
  const message = useMessages(fileUploadEn);
  const locale = useLocale();
  const field = useField();
  const control = useFieldControl(rest);
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(ref, input);
  const wordsId = useId();
  const refuse = useRefusal({ accept: rest.accept, maxBytes, maxFiles });
  const failure = describeFailure ?? (() => message('fileUpload.failed'));
  const list = useUploads({ value, defaultValue, onChange, upload, multiple, refuse, describeFailure: failure });
  const limits = [acceptedKinds(rest.accept), message('fileUpload.limit', { limit: writeBytes(maxBytes, locale) })];
  const labelId = rest['aria-label'] === undefined ? field?.labelId : undefined;
  const remove = (id: string) => {
    list.remove(id);
    input.current?.focus();
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0 || control.disabled) return;
    event.preventDefault();
    list.add(files);
  };
  const { moved, orderOf } = useMoves(list.entries, list.move);
  return (
    <UploadRoot className={className} style={style} onPaste={paste}>
      <Drop
        inputRef={merged}
        wordsId={wordsId}
        multiple={multiple}
        hint={hint ?? limits.filter(Boolean).join(' · ')}
        onFiles={list.add}
        aria-labelledby={labelId && `${labelId} ${wordsId}`}
        {...rest}
        {...control}
      />
      {list.entries.length > 0 && (
        <UploadList aria-label={message('fileUpload.files')}>
          {list.entries.map((entry, index) => (
            <UploadRow
              key={entry.id}
              entry={entry}
              disabled={control.disabled}
              aside={aside?.(entry)}
              order={ordered && list.entries.length > 1 ? orderOf(entry, index) : undefined}
              onRetry={() => list.retry(entry)}
              onRemove={() => remove(entry.id)}
            />
          ))}
        </UploadList>
      )}
      <UploadNews entries={list.entries} moved={moved} />
    </UploadRoot>
  );
}

/** Takes files by choosing, dragging, pasting or the keyboard, sends them, and shows how far each is. */
export const FileUpload = generic(forwardRef(FileUploadInner));

/** The component with its type parameter. Guarantee: `forwardRef` changes nothing in the props but adding the ref. */
function generic(component: unknown) {
  return component as <Result = unknown>(
    props: FileUploadProps<Result> & { readonly ref?: Ref<HTMLInputElement> },
  ) => ReactElement | null;
}
