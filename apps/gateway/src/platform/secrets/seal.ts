import { randomBytes } from '../database';
import { hmacOf, hmacTextOf, type SecretKeys } from './keyedDigest';

const CIPHER = 'AES-GCM';
const NONCE_BYTES = 12;
const NAME_LENGTH = 16;

/** Encrypts a text under the current key for one place, where alone it opens. Without the key nothing in it can be tried. */
export async function seal({ secretKey }: Pick<SecretKeys, 'secretKey'>, place: string, text: string): Promise<string> {
  const iv = randomBytes(NONCE_BYTES);
  const content = new TextEncoder().encode(text);
  const sealed = await globalThis.crypto.subtle.encrypt(cipherOf(iv, place), await keyOf(secretKey), content);
  return `${await sealNameOf(secretKey)}$${toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]))}`;
}

/** The text of a seal, under whichever key it was made; null where that is none of these, or the seal is of another place. */
export async function openSeal({ secretKey, formerKeys }: SecretKeys, place: string, sealed: string) {
  const [name, content = ''] = sealed.split('$');
  for (const key of [secretKey, ...formerKeys]) {
    if ((await sealNameOf(key)) === name) return openUnder(key, place, content);
  }
  return null;
}

/** The start of whatever is sealed under a key. */
export async function sealNameOf(secretKey: string): Promise<string> {
  return (await hmacTextOf(secretKey, JSON.stringify(['name of seal']))).slice(0, NAME_LENGTH);
}

async function openUnder(secretKey: string, place: string, content: string): Promise<string | null> {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  const cipher = cipherOf(bytes.slice(0, NONCE_BYTES), place);
  const key = await keyOf(secretKey);
  const opened = await globalThis.crypto.subtle.decrypt(cipher, key, bytes.slice(NONCE_BYTES)).catch(() => null);
  return opened && new TextDecoder().decode(opened);
}

function cipherOf(iv: Uint8Array<ArrayBuffer>, place: string) {
  return { name: CIPHER, iv, additionalData: new TextEncoder().encode(place) };
}

async function keyOf(secretKey: string): Promise<CryptoKey> {
  const bytes = await hmacOf(secretKey, JSON.stringify(['key of seal']));
  return globalThis.crypto.subtle.importKey('raw', bytes, CIPHER, false, ['encrypt', 'decrypt']);
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
