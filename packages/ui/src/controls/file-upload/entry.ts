/** `ready` waits for the form, `waiting` for the connection; `refused` breaks a rule and is never sent. */
export type UploadStatus = 'ready' | 'uploading' | 'waiting' | 'done' | 'failed' | 'refused';

/** A file in the list: one that was chosen here, or one that was uploaded before. */
export interface UploadEntry<Result = unknown> {
  /** Told apart from all others of the list by it. */
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** MIME type; empty where it is unknown. */
  readonly type: string;
  readonly status: UploadStatus;
  /** Share that has been sent, 0 to 1. */
  readonly progress: number;
  /** Absent for what was uploaded before. */
  readonly file?: File;
  /** What the upload gave. */
  readonly result?: Result;
  /** Address of a picture of it. */
  readonly previewUrl?: string;
  /** Why it failed, waits or was refused, in words. */
  readonly problem?: string;
}

/** What an upload works with. */
export interface UploadTask {
  /** Aborted when the file is removed or the part goes away. */
  readonly signal: AbortSignal;
  /** Takes the share that has been sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Says why it cannot go on for now; the next progress takes that back. */
  readonly onWaiting: (why: string) => void;
}
