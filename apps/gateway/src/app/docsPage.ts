import { RESOURCES_PATH } from '@corridor/core';

type Json = Record<string, unknown>;

const STYLE = `
  body{font:15px/1.5 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:2rem 1rem;color-scheme:light dark}
  summary{cursor:pointer;padding-block:.4rem;font-family:ui-monospace,monospace}
  pre{overflow:auto;padding:.75rem;border:1px solid #8884;border-radius:6px;font-size:12px}
  b,dt{font-weight:600} dt{margin-block-start:1rem} dd{margin:0}`;

/** The document's resources as one page of HTML that needs no script, each with its operations and the way to its page. */
export function docsIndex(document: Json, nonce: string): string {
  const names = [...new Set(pathsOf(document).map(([path]) => resourceOf(path)))];
  const entries = names.map((name) => {
    const own = pathsOf(document).flatMap(([path]) => (resourceOf(path) === name ? path.split('/').at(-1) : []));
    return `<dt><a href="/docs/${escaped(name)}">${escaped(name)}</a></dt><dd>${escaped(own.join(', '))}</dd>`;
  });
  return page(
    'Corridor gateway',
    `<p>Every call is a POST of JSON with an <code>access_token</code> header. The whole document: <a href="/openapi.json">openapi.json</a>.</p>
<dl>${entries.join('')}</dl>`,
    nonce,
  );
}

/** The operations of one of the document's resources as a page of HTML, or null where it has no such resource. */
export function docsPage(document: Json, resource: string, nonce: string): string | null {
  const own = pathsOf(document).filter(([path]) => resourceOf(path) === resource);
  if (own.length === 0) return null;
  const operations = own.map(([path, item]) => operation(path, record(item)));
  return page(resource, `<p><a href="/docs">Corridor gateway</a></p>${operations.join('')}`, nonce);
}

function page(title: string, body: string, nonce: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style nonce="${nonce}">${STYLE}</style></head><body><h1>${escaped(title)}</h1>
${body}</body></html>`;
}

const pathsOf = (document: Json) => Object.entries(record(document.paths));

function resourceOf(path: string): string {
  return path.startsWith(`${RESOURCES_PATH}/`) ? (path.split('/').at(-2) ?? '') : 'session';
}

function operation(path: string, item: Json): string {
  const [method = '', described] = Object.entries(item)[0] ?? [];
  const call = record(described);
  return `<details><summary><b>${escaped(method.toUpperCase())}</b> ${escaped(path)}</summary>
<p>Request</p><pre>${shown(call.requestBody)}</pre><p>Answer</p><pre>${shown(record(call.responses)['200'])}</pre></details>`;
}

function shown(value: unknown): string {
  return escaped(JSON.stringify(value, null, 2) ?? '');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function record(value: unknown): Json {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
