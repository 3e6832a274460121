import { fileTypeOf } from '@corridor/core';

/** Longest beginning that tells what a file is, in bytes. */
const BEGINNING = 8;

/** A file that is neither PDF nor PNG nor JPEG, whatever its name says. */
export class FileTypeProblem extends Error {}

/** Reads what a file is by its content, before it is sent. @throws FileTypeProblem */
export async function requireFileType(file: Blob): Promise<void> {
  const beginning = new Uint8Array(await file.slice(0, BEGINNING).arrayBuffer());
  if (fileTypeOf(beginning) === null) throw new FileTypeProblem(file.type);
}
