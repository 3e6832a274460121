const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Corridor</title></head>
<body><h1>Corridor gateway</h1><p>The gateway is running. Its calls are described at <a href="/docs">/docs</a>.</p></body></html>`;

/** The page of a gateway that serves no back office. */
export async function plainPage(request: Request): Promise<Response | null> {
  if (new URL(request.url).pathname !== '/') return null;
  return new Response(PAGE, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
