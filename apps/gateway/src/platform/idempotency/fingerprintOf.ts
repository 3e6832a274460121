import { isSecretName } from '../audit/withoutSecrets';
import { sha256 } from '../database';
import { hmacTextOf, type SecretKeys } from '../secrets';

/** What a write was asked to do: the operation's name, its body without the language, and a file's bytes. */
export interface Fingerprinted {
  readonly operation: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly file: { readonly name: string; readonly bytes: Uint8Array } | null;
}

/** A request's fingerprint, and those that it would have had before the key was changed. */
export interface Fingerprints {
  readonly current: string;
  readonly former: readonly string[];
}

/** The fingerprints of a request under every key. */
export async function fingerprintsOf(
  { secretKey, formerKeys }: SecretKeys,
  asked: Fingerprinted,
): Promise<Fingerprints> {
  const former = await Promise.all(formerKeys.map((key) => fingerprintOf(key, asked)));
  return { current: await fingerprintOf(secretKey, asked), former };
}

/**
 * What tells two requests apart that carry one request id: the operation and all it was given, the language aside.
 * Keyed, so that whoever reads the database finds no short value by trying; secrets are no part of it at all.
 */
export async function fingerprintOf(
  secretKey: string,
  { operation, body: { language: _, ...body }, file }: Fingerprinted,
): Promise<string> {
  const content = file ? await sha256(file.bytes) : null;
  const asked = JSON.stringify(['request', operation, body, file?.name ?? null, content], open);
  return hmacTextOf(secretKey, asked);
}

// Leaves a secret's field out, however deep it is.
function open(name: string, value: unknown): unknown {
  return isSecretName(name) ? undefined : value;
}
