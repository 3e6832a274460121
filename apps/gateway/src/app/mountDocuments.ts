import type { Hono } from 'hono';
import type { GatewayEnvironment } from '../platform/http/requestFacts';
import { docsPage } from './docsPage';
import { pagePolicy } from './secure';

/** Mounts `/openapi.json` and, to read it, `/docs`; the document is made when it is first asked for. */
export function mountDocuments(app: Hono<GatewayEnvironment>, make: () => Record<string, unknown>): void {
  let document: Record<string, unknown> | null = null;
  const made = () => {
    document ??= make();
    return document;
  };
  app.get('/openapi.json', (c) => c.json(made()));
  app.get('/docs', (c) => {
    const nonce = crypto.randomUUID();
    return c.html(docsPage(made(), nonce), 200, { 'content-security-policy': pagePolicy(nonce) });
  });
}
