import { sha256 } from '../database';

/** What a write was asked to do: the operation's name, its body without the language, and a file's bytes. */
export interface Fingerprinted {
  readonly operation: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly file: { readonly name: string; readonly bytes: Uint8Array } | null;
}

/** What tells two requests apart that carry one request id: the operation and all it was given, the language aside. */
export async function fingerprintOf({
  operation,
  body: { language: _, ...body },
  file,
}: Fingerprinted): Promise<string> {
  const content = file ? await sha256(file.bytes) : null;
  return sha256(new TextEncoder().encode(JSON.stringify([operation, body, file?.name ?? null, content])));
}
