// Where a nonce may stand besides the prop, as the style library looks for it.
const ON_PAGE = 'meta[property="csp-nonce"], meta[name="sc-nonce"]';

declare const __webpack_nonce__: string | undefined;

/** Returns true if the policy of the page blocks a style element with this nonce. */
export function blocksStyles(nonce: string | undefined): boolean {
  if (typeof document === 'undefined') return false;
  const sample = document.createElement('style');
  sample.nonce = nonce ?? nonceOnPage();
  document.head.append(sample);
  const isBlocked = sample.sheet === null;
  sample.remove();
  return isBlocked;
}

function nonceOnPage(): string {
  const meta = document.head.querySelector<HTMLMetaElement>(ON_PAGE);
  if (meta) return meta.nonce || meta.content;
  return typeof __webpack_nonce__ === 'undefined' ? '' : (__webpack_nonce__ ?? '');
}
