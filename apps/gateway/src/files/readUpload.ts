import { MAX_FILE_BYTES } from '@corridor/core';
import { invalid, tooLarge, unsupportedType } from '../app/refusals';
import { isStorableText } from '../app/storable';
import { sniffContentType } from './sniffContentType';

/** A file that a caller sent, known by its content. */
export interface UploadedFile {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const MAX_NAME_LENGTH = 255;

/** The file of a form. @throws Refusal when there is none, it is empty, above 1 MB or of another kind than PDF, PNG or JPEG */
export async function readUpload(form: FormData): Promise<UploadedFile> {
  const file = form.get('file');
  if (!(file instanceof Blob)) throw invalid([{ path: 'file', reason: 'at least one file is required' }]);
  if (file.size === 0) throw invalid([{ path: 'file', reason: 'the file is empty' }]);
  if (file.size > MAX_FILE_BYTES) throw tooLarge('File is too large: a single file may have at most 1MB', 'file');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const contentType = sniffContentType(bytes);
  if (!contentType) throw unsupportedType('The file must be a PDF, PNG or JPEG', 'file');
  return { name: nameOf(file), contentType, bytes };
}

function nameOf(file: Blob): string {
  const name = file instanceof File ? file.name : 'file';
  const last = name.split(/[\\/]/).at(-1) ?? '';
  return isStorableText(last) && last !== '' ? last.slice(-MAX_NAME_LENGTH) : 'file';
}
