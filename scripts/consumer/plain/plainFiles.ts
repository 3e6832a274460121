import { createHash } from 'node:crypto';
import type { Integrity } from '../../build/browserFile';

/** Where the page's server has the file and its parts. */
export const SCRIPTS = '/corridor/';

const NONCE = 'bm9ydGh3aW5k';

/** What a partner writes who has no bundler: the elements of one corridor. */
export const PAGE_SCRIPT = `import { createCorridor, defineElements } from '${SCRIPTS}corridor.js';

defineElements(createCorridor({ baseURL: '/gateway', getAccessToken: async () => 'token of the partner' }));
`;

/** A page of plain HTML that pins the file and all its parts, and the policy that it is served under. */
export function pinnedPage({ entry, files }: Integrity, entryHash = files[entry]?.integrity) {
  const pins = Object.entries(files).map(([name, { integrity }]) => [SCRIPTS + name, integrity]);
  const map = JSON.stringify({ integrity: Object.fromEntries([...pins, [SCRIPTS + entry, entryHash]]) });
  const hash = createHash('sha256').update(map).digest('base64');
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Northwind Treasury</title>
    <link rel="icon" href="data:,">
    <meta property="csp-nonce" nonce="${NONCE}">
    <script type="importmap">${map}</script>
    <script type="module" src="${SCRIPTS}${entry}" integrity="${entryHash}"></script>
    <script type="module" src="/page.js"></script>
  </head>
  <body>
    <main><corridor-card-table></corridor-card-table></main>
  </body>
</html>
`;
  const policy = `default-src 'self'; img-src data:; script-src 'self' 'sha256-${hash}'; style-src 'self' 'nonce-${NONCE}'`;
  return { html, policy };
}
