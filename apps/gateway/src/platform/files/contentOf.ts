const CHUNK = 0x8000;

/** The content of a file in Base64, as an answer carries it. */
export function contentOf(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary);
}
