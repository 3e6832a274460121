type Lines = readonly (readonly [name: string, value: string])[];

const ALWAYS: Lines = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  // Browsers heed it over HTTPS only, so that a machine of one's own is not bound by it.
  ['strict-transport-security', 'max-age=31536000; includeSubDomains'],
];

const OF_DOCUMENTS: Lines = [
  ['x-frame-options', 'DENY'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()'],
];

// Nothing of this kind is ever shown by itself; a page loads a dozen, and each would carry half a kilobyte about pages.
const PART_OF_A_PAGE = /^(?:text\/javascript|text\/css|font\/woff2)/;

const CALL_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** What a page may load: its own origin, and styles that carry the nonce of this one answer. */
export function pagePolicy(nonce?: string): string {
  const own = nonce ? `'self' 'nonce-${nonce}'` : "'self'";
  return (
    `default-src 'self'; script-src ${own}; style-src ${own}; img-src 'self' data: blob:; frame-src blob:; font-src 'self'; ` +
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
  );
}

/** Adds the headers that keep a browser from doing what nobody asked it to; a page that named its own policy keeps that. */
export function secure(headers: Headers, path: string): void {
  for (const [name, value] of ALWAYS) headers.set(name, value);
  if (PART_OF_A_PAGE.test(headers.get('content-type') ?? '')) return;
  for (const [name, value] of OF_DOCUMENTS) headers.set(name, value);
  if (headers.has('content-security-policy')) return;
  const isCall = path.startsWith('/api/') || path.startsWith('/issuing/');
  headers.set('content-security-policy', isCall ? CALL_POLICY : pagePolicy());
}
