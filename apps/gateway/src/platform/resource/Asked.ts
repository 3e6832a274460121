import type { UploadedFile } from '../files/readUpload';
import type { Implementation } from './Implementation';
import type { Operation, ParsedBody } from './Operation';

/** Parsed request of one operation. */
export interface Asked {
  readonly implementation: Implementation;
  readonly operation: Operation;
  readonly body: ParsedBody;
  readonly file: UploadedFile | null;
  /** The caller's own request id; null when it sent none, and then nothing is remembered. */
  readonly givenRequestId: string | null;
}
