import { MAX_FILE_BYTES } from '@corridor/core';
import { malformed, tooLarge, unsupportedType } from '../refusals/refusals';
import { findUnstorable } from './storable';

/** Most bytes of a JSON body, where its resource names no other limit. */
const MAX_JSON_BYTES = 262_144;

/** Most bytes of a multipart body: one file and its fields. */
const MAX_FORM_BYTES = MAX_FILE_BYTES + 65_536;

// A client that is still sending sees a broken connection instead of the answer: read on a little, then answer.
const DRAIN_FACTOR = 16;

/** The JSON object of a request; an absent body is an empty one. */
export async function readJson(request: Request, mostBytes = MAX_JSON_BYTES): Promise<Record<string, unknown>> {
  const refuse = () => tooLarge('refusals.bodyTooLarge');
  const bytes = await readBytes(request, { begun: NOTHING, limit: mostBytes, refuse });
  if (bytes.length === 0) return {};
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/(json|[\w.-]+\+json)\b/i.test(type)) throw unsupportedType('refusals.notJson');
  return parseObject(bytes);
}

/** A body whose sender went away in the middle, with all that came of it. */
export class BrokenBody extends Error {
  constructor(readonly received: Uint8Array<ArrayBuffer>) {
    super('the connection broke while a body was read');
  }
}

const NOTHING = new Uint8Array();

/** The multipart form of a request, `begun` with what came of its body before. @throws BrokenBody or Refusal */
export async function readForm(request: Request, begun: Uint8Array = NOTHING): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) throw unsupportedType('refusals.notMultipart');
  const refuse = () => tooLarge('refusals.fileTooLarge', 'file');
  const bytes = await readBytes(request, { begun, limit: MAX_FORM_BYTES, refuse });
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    throw malformed('refusals.unreadableMultipart');
  }
}

/** A JSON object from text, storable as it is. */
export function parseObject(bytes: Uint8Array<ArrayBuffer>): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw malformed('refusals.invalidJson');
  }
  if (!isObject(value)) throw malformed('refusals.notAnObject');
  const unstorable = findUnstorable(value);
  if (unstorable !== null) throw malformed('refusals.unstorable', unstorable);
  return value;
}

interface Reading {
  readonly begun: Uint8Array;
  readonly limit: number;
  readonly refuse: () => Error;
}

async function readBytes(request: Request, { begun, limit, refuse }: Reading): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [begun];
  let size = begun.byteLength;
  try {
    for await (const chunk of streamOf(request)) {
      size += chunk.byteLength;
      if (size <= limit) chunks.push(chunk);
      else if (size > limit * DRAIN_FACTOR) break;
    }
  } catch {
    if (size <= limit) throw new BrokenBody(concatenate(chunks, size));
  }
  if (size > limit) throw refuse();
  return concatenate(chunks, size);
}

async function* streamOf(request: Request): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

function concatenate(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
