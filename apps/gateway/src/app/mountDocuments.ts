import type { Hono } from 'hono';
import type { GatewayEnvironment } from '../platform/http/requestFacts';
import { docsIndex, docsPage } from './docsPage';
import { pagePolicy } from './secure';

/** Mounts `/openapi.json` and, to read it, `/docs` with a page for each resource; the document is made when it is first asked for. */
export function mountDocuments(app: Hono<GatewayEnvironment>, make: () => Record<string, unknown>): void {
  let document: Record<string, unknown> | null = null;
  const made = () => {
    document ??= make();
    return document;
  };
  app.get('/openapi.json', (c) => c.json(made()));
  app.get('/docs/:resource?', (c) => {
    const nonce = crypto.randomUUID();
    const resource = c.req.param('resource');
    const html = resource === undefined ? docsIndex(made(), nonce) : docsPage(made(), resource, nonce);
    return html === null ? c.notFound() : c.html(html, 200, { 'content-security-policy': pagePolicy(nonce) });
  });
}
