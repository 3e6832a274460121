const ALWAYS: readonly (readonly [name: string, value: string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  ['x-frame-options', 'DENY'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()'],
];

// Styled components write style elements while the page runs; everything else comes from the page's own origin.
const PAGE_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; " +
  "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
const CALL_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Adds the headers that keep a browser from doing what nobody asked it to. */
export function secure(headers: Headers, path: string): void {
  for (const [name, value] of ALWAYS) headers.set(name, value);
  const isCall = path.startsWith('/api/') || path.startsWith('/issuing/');
  headers.set('content-security-policy', isCall ? CALL_POLICY : PAGE_POLICY);
}
