type Json = Record<string, unknown>;

const STYLE = `
  body{font:15px/1.5 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:2rem 1rem;color-scheme:light dark}
  summary{cursor:pointer;padding-block:.4rem;font-family:ui-monospace,monospace}
  pre{overflow:auto;padding:.75rem;border:1px solid #8884;border-radius:6px;font-size:12px}
  h2{margin-block:2rem .5rem} b{font-weight:600}`;

/** The document as one page of HTML that needs no script. */
export function docsPage(document: Json, nonce: string): string {
  const paths = Object.entries(record(document.paths));
  const segments = [...new Set(paths.map(([path]) => segmentOf(path)))];
  const sections = segments.map((segment) => {
    const own = paths.filter(([path]) => segmentOf(path) === segment);
    return `<h2 id="${escaped(segment)}">${escaped(segment)}</h2>${own.map(([path, item]) => operation(path, record(item))).join('')}`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Corridor gateway</title><style nonce="${nonce}">${STYLE}</style></head><body><h1>Corridor gateway</h1>
<p>Every call is a POST of JSON with an <code>access_token</code> header. The whole document: <a href="/openapi.json">openapi.json</a>.</p>
${sections.join('')}</body></html>`;
}

function segmentOf(path: string): string {
  return path.startsWith('/api/portal/cms/') ? (path.split('/').at(-2) ?? '') : 'session';
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
