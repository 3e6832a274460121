/** Keys of what the database keeps of secrets, none of them in it. */
export interface SecretKeys {
  readonly secretKey: string;
  /** Keys from before the last change: what was kept under them is still known. */
  readonly formerKeys: readonly string[];
}

const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' };

/** The HMAC-SHA-256 of a text under a key. */
export async function hmacOf(secretKey: string, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const { subtle } = globalThis.crypto;
  const key = await subtle.importKey('raw', encoder.encode(secretKey), ALGORITHM, false, ['sign']);
  return new Uint8Array(await subtle.sign(ALGORITHM.name, key, encoder.encode(text)));
}

/** The same in lower-case hexadecimal. */
export async function hmacTextOf(secretKey: string, text: string): Promise<string> {
  return [...(await hmacOf(secretKey, text))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * What is kept of a secret that is short enough to be tried: its digest under the current key. The purpose comes first, so
 * that one secret kept for two leaves two digests.
 */
export function keyedDigest(
  { secretKey }: Pick<SecretKeys, 'secretKey'>,
  ...parts: readonly string[]
): Promise<string> {
  return hmacTextOf(secretKey, JSON.stringify(parts));
}

/** The same under every key, the current one first. */
export function keyedDigests({ secretKey, formerKeys }: SecretKeys, ...parts: readonly string[]): Promise<string[]> {
  return Promise.all([secretKey, ...formerKeys].map((key) => keyedDigest({ secretKey: key }, ...parts)));
}
