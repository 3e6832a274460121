'use client';

import { type DragEvent, type InputHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { Icon } from '../../icon/Icon';
import { UploadIcon } from '../../icon/icons';
import { useMessages } from '../../messages/MessagesProvider';
import { DropHint, DropIcon, DropInput, DropWords, DropZone } from './fileUpload.styles';
import { fileUploadEn } from './messages';

interface DropProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly inputRef: Ref<HTMLInputElement>;
  readonly wordsId: string;
  readonly multiple: boolean;
  readonly hint: ReactNode;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The zone that files are dropped on or chosen from. */
export function Drop({ inputRef, wordsId, multiple, hint, onFiles, ...rest }: DropProps) {
  const message = useMessages(fileUploadEn);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!rest.disabled) onFiles([...event.dataTransfer.files]);
  };
  const enter = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.dataTransfer.types.includes('Files') && !rest.disabled);
  };
  const many = multiple ? 'Many' : '';
  return (
    <DropZone
      data-over={over ? '' : undefined}
      data-invalid={rest['aria-invalid'] ? '' : undefined}
      data-disabled={rest.disabled ? '' : undefined}
      onDragEnter={enter}
      onDragOver={enter}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <DropIcon>
        <Icon of={UploadIcon} size="lg" />
      </DropIcon>
      <DropWords id={wordsId} aria-disabled={rest.disabled}>
        {over ? (
          message('fileUpload.drop')
        ) : (
          <>
            <strong>{message(`fileUpload.choose${many}`)}</strong> {message(`fileUpload.drag${many}`)}
          </>
        )}
      </DropWords>
      <DropHint aria-disabled={rest.disabled}>{hint}</DropHint>
      <DropInput
        {...rest}
        ref={inputRef}
        type="file"
        multiple={multiple}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Else choosing the same file again, once it was removed, would be no change.
          event.target.value = '';
        }}
      />
    </DropZone>
  );
}
