import { fileTypeOf, MAX_FILE_BYTES, visibleTextOf } from '@corridor/core';
import { isStorableText } from '../http/storable';
import { invalid, tooLarge, unsupportedType } from '../refusals/refusals';

/** A file that a caller sent, known by its content. */
export interface UploadedFile {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const MAX_NAME_LENGTH = 255;

/** The file of a form. @throws Refusal when there is none or a second one, it is empty, above 1 MB or of another kind than PDF, PNG or JPEG */
export async function readUpload(form: FormData): Promise<UploadedFile> {
  const [file, second] = form.getAll('file');
  if (second) throw invalid([{ path: 'file', reason: 'refusals.oneFileOnly' }]);
  if (!(file instanceof Blob)) throw invalid([{ path: 'file', reason: 'refusals.fileRequired' }]);
  if (file.size === 0) throw invalid([{ path: 'file', reason: 'refusals.fileEmpty' }]);
  if (file.size > MAX_FILE_BYTES) throw tooLarge('refusals.fileTooLarge', 'file');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const contentType = fileTypeOf(bytes);
  if (!contentType) throw unsupportedType('refusals.fileType', 'file');
  return { name: nameOf(file), contentType, bytes };
}

function nameOf(file: Blob): string {
  const name = file instanceof File ? file.name : 'file';
  const last = name.split(/[\\/]/).at(-1) ?? '';
  // Nobody typed it for us: what could hide its ending is left out, and what remains is taken.
  const visible = isStorableText(last) ? visibleTextOf(last) : '';
  return visible === '' ? 'file' : [...visible].slice(-MAX_NAME_LENGTH).join('');
}
