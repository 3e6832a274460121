import { MAX_FILE_BYTES } from '@corridor/core';
import { malformed, tooLarge, unsupportedType } from './refusals';
import { findUnstorable } from './storable';

/** Most bytes of a JSON body. */
const MAX_JSON_BYTES = 262_144;

/** Most bytes of a multipart body: one file and its fields. */
const MAX_FORM_BYTES = MAX_FILE_BYTES + 65_536;

// A client that is still sending sees a broken connection instead of the answer: read on a little, then answer.
const DRAIN_FACTOR = 16;

/** The JSON object of a request; an absent body is an empty one. */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request, MAX_JSON_BYTES, () => tooLarge('The request body is too large'));
  if (bytes.length === 0) return {};
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/(json|[\w.-]+\+json)\b/i.test(type)) throw unsupportedType('The request body must be JSON');
  return parseObject(bytes);
}

/** The multipart form of a request. */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) throw unsupportedType('The request body must be multipart form data');
  const bytes = await readBytes(request, MAX_FORM_BYTES, () =>
    tooLarge('File is too large: a single file may have at most 1MB', 'file'),
  );
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    throw malformed('The multipart body cannot be read');
  }
}

/** A JSON object from text, storable as it is. */
export function parseObject(bytes: Uint8Array<ArrayBuffer>): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw malformed('The request body is not valid JSON');
  }
  if (!isObject(value)) throw malformed('The request body must be a JSON object');
  const unstorable = findUnstorable(value);
  if (unstorable !== null)
    throw malformed('The request body holds characters or a depth that cannot be stored', unstorable);
  return value;
}

async function readBytes(request: Request, limit: number, refuse: () => Error): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of streamOf(request)) {
    size += chunk.byteLength;
    if (size <= limit) chunks.push(chunk);
    else if (size > limit * DRAIN_FACTOR) break;
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
