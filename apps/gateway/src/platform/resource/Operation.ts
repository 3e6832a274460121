import type { CallEffect, Verb } from '@corridor/core';
import type { z } from 'zod';
import type { Call } from '../call';
import type { UploadedFile } from '../files/readUpload';

/** Body of a call as its schema parsed it. */
export type ParsedBody = Readonly<Record<string, unknown>>;

/** Operation of a resource with all that mounting, permissions and documents need. */
export interface Operation {
  readonly verb: Verb;
  /** The name of a `call` or `call-by-id`. */
  readonly method: string | null;
  /** Action in permission rules: `read`, `create`, `activate` … */
  readonly action: string;
  readonly effect: CallEffect;
  /** The whole body, `language` included. */
  readonly input: z.ZodType<ParsedBody>;
  /** The payload of the answer; null where it is none, or a file. */
  readonly output: z.ZodType | null;
  readonly run: (call: Call, body: ParsedBody, file: UploadedFile | null) => Promise<unknown>;
}
